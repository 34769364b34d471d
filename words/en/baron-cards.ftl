# Event cards of Wings for the Baron, and the windows in which they are played.

# What each event does, as its card says it: 100 characters at most
text-internal_security = Nobody may spy on your technologies this turn.
text-prototype_crashes = An opponent of your choice has one Design Action fewer this turn.
text-business_arrangements = You and an opponent each gain a technology that the other owns.
text-labor_shortages = Every opponent counts each Effectiveness die one lower this turn, but not below 1.
text-design_dead_end = An opponent loses a technology that nothing else of its builds on, and its value in ratings.
text-careful_preparations = Exchange any of your Action cards for ones you did not use, now that all are face up.
text-factory_fire = An opponent of your choice loses a factory.
text-plant_expansion = You gain a factory.
text-hindenburg_programme = You gain two factories; every opponent gains one.
text-talented_engineer = If you have no Talented Engineer, take one from the supply or, if it is empty, an opponent.
text-headhunting = An opponent loses its Talented Engineer, to you if you have none.
text-test_pilot_report = Make an Effectiveness roll at once.
text-wind_tunnel = Add 1 to each of your Effectiveness results this turn.
text-captured_fighter = If your Fighter is below the Allied one it rises by 2, at most to the Allied rating.
text-industrial_spies = Add 2 to each of your Espionage rolls this turn.
text-research_grant = Draw two cards.
text-overtime = Perform one more Action of a type that you chose this turn.
text-friends_at_idflieg = Your Political Influence is 1 higher this phase.
text-adlershof_trials = Your Political Influence is 2 higher this phase.
text-inspectors_objection = An opponent of your choice takes 2 off its contract roll.
text-rush_order = The army offers two more Fighter contracts this turn.
text-socialist_unrest = Opponents fill 2 contracts fewer than they have factories (at least 1); German morale −1.
text-ace_boelcke = Oswald Boelcke joins you: +1 Political Influence in every Award Contracts phase.
text-ace_voss = Werner Voss joins you: +1 Political Influence in every Award Contracts phase.
text-ace_richthofen = Manfred von Richthofen joins you: +1 Political Influence in every Award Contracts phase.
text-ace_udet = Ernst Udet joins you: +1 Political Influence in every Award Contracts phase.
text-ace_goering = Hermann Goering joins you: +1 Political Influence in every Award Contracts phase.
text-ace_jacobs = Josef Jacobs joins you: +1 Political Influence in every Award Contracts phase.
text-profiteering = You gain 2 Papiermarks.
text-swiss_account = Turn up to 3 Papiermarks into Gold.
text-printing_presses = Another round of 25% inflation.
text-price_controls = The Inflation marker goes back one box; lost money stays lost.
text-ace_killed = An ace of your choice is killed, whichever company he flies for.
text-propaganda = German morale rises by a d2.
text-mutinies = Allied morale drops by a d2, but not below 1.
text-blockade = German morale drops by a d2, but not below 1.
text-allied_setback = The Allied Fighter drops by a d3.
text-new_allied_type = The Allied Fighter rises by a d3.
text-war_loan = From now on the army offers two more Fighter contracts every turn.

# Playing an event in its window. $window: the phase, such as Award Contracts.
asked = Play an event in { $window }?
asked-return = Choose a technology in return
briefing = You wanted to be asked here.
briefing-return = Business Arrangements: now you choose.
event = Event in { $window }
    .hint = A card you play as an event is gone, technology and all.
play-none = Play none
wait = Wait
    .note = ask me again if somebody else plays one

# What must be said with an event. $event: what it is called.
target = Target of { $event }
type-that-loses = Aeroplane type to weaken
type-that-improves = Aeroplane type to improve
type-to-test = Aeroplane type to test
technology-lost = Technology to take away
technology-gained = Technology to gain
action-again = Action to repeat
ace-killed = Ace to be killed
marks-to-convert = Papiermarks to convert
    .hint = Gold keeps its worth whatever inflation does.
needed-before = Answer this before you play the event.
