# Air Baron's orders: the plan for one's own turn, and what stands besides.
# The label of a field may have a .hint; an option of it a .note, which stands after it in small letters.
# Players speak in options and in labels with “my”: they say what their stand-in is to do.

## A plan is asked for when a round begins

# $round: its number.
plan-ahead = Your plan for round { $round }
# $place: which turn of the round is yours. $turns: how many there are.
number-in-round = You are number { $place } of { $turns } in this round.

## Fare Wars

fare-wars-in-my-turn = Fare Wars in my turn
fare-wars-in-your-turn = Fare Wars in your turn
next-fare-wars = Next turn: Fare Wars
fare-wars-hint = In Fare Wars you take no profits, and add 2 in takeovers.
fare-wars-form = As I say in each form
    .note = asked before the draw where I said nothing
fare-wars-stay = Stay as I am
fare-wars-in = Go into Fare Wars
    .note = no profits, +2 in takeovers
fare-wars-out = Come out of Fare Wars
fare-wars-ask = Ask me first
    .note = the game stops before the draw

## How long a plan holds

lasting = This plan holds
    .hint = How long what you order below is to hold.
lasting-good = Until I change it
    .note = turn after turn
lasting-turn = For my next turn only
    .note = then the plan before holds again

## The actions of a plan, in order of preference

my-turn = My turn
    .hint = Plan your turn now, or be asked when it comes.
my-turn-plan = Play a plan
    .note = the first action that can be done
my-turn-ask = Ask me
    .note = with the draws made

do-this = Do this
    .ask = What would you like to do?
    .hint = What your airline does in its turn.
or-else = or else
    .hint = Done if nothing before it can be done.
nothing-else = Nothing else
redeploy = Redeploy

# The labels of what an action is aimed at, by the kind of action. The options are spokes, hubs or the Undeployed box.
target-buy = The spoke, or any of a hub
    .ask = Which spoke do you want to buy?
target-foreign = The spoke
    .ask = Which foreign spoke do you want to buy?
target-sst = SST to
    .ask = Where should the SST go?
target-jumbo = Jumbo Jet to
    .ask = Where should the Jumbo Jet go?
target-takeover = Takeover of
    .ask = Which city do you want to take over?
target-move = Redeploy to
    .ask = Where do you want to redeploy?
target-hint = What the action is aimed at, with its price.

# $city: that of the hub.
any-spoke = Any open spoke of { $city }
jets-to-box = All Jumbo Jets to their box
# $spoke: a city with its code.
jet-to = Jumbo Jet to { $spoke }
sst-to = SST to { $spoke }

## What goes with the actions

otherwise = If nothing of that can be done
    .hint = What to do if all that is listed has become impossible.
otherwise-ask = Ask me
    .note = with the draws made
otherwise-pass = Pass

keep = Keep at least this much cash
    .hint = Nothing is bought that would leave you with less.

chance = Takeovers
    .hint = Attempted only if the odds are at least that good then.
chance-0 = At any odds
chance-33 = If the chance is 1 in 3 or better
chance-50 = If the chance is 1 in 2 or better
chance-67 = If the chance is 2 in 3 or better

jets = Takeovers with jets
    .hint = Whether an undeployed Jumbo Jet takes part.
jets-no = Without Jumbo Jets
jets-yes = With an undeployed Jumbo Jet
    .note = +2, where one may go

further = After a takeover succeeds
    .hint = In Fare Wars, another takeover may follow a success.
further-ask = Ask me
    .note = in Fare Wars only
further-list = Go on down my list, then stop
    .note = takeovers that come after it
further-on = Go on down my list, then ask me
further-stop = Stop

loan = If my cash does not suffice
    .hint = Whether to borrow for the action.
loan-no = Do not borrow
loan-need = Borrow what it needs
    .note = as little as suffices, in tens

repay = Repay my loan
    .hint = When your loan is paid back.
repay-win = Only when that wins
    .note = as long as it would bar me from winning
repay-spare = What is left over
    .note = after the action, in tens

## Standing orders

sequence = Order of my two markers
    .hint = Which of the two markers you draw is resolved first.
sequence-profits = Profits first
    .note = then contracts and events
sequence-events = Events first
    .note = then profits
sequence-ask = Ask me
    .note = whenever it may matter

two-events = Two events in one draw
    .hint = Which of them comes first, the contract included: a strike, say, before a crash.
two-events-ask = Ask me
    .note = where their order makes a difference
two-events-drawn = As they are drawn
    .note = the game does not stop for it

strike = Strikes
    .hint = Under strike you take no profits and no action until it is settled.
strike-ask = Ask me
strike-settle = Settle from cash
    .note = as soon as my cash suffices; sell nothing for it
strike-strike = Never settle
    .note = until I say otherwise

bids = Contract auctions
    .hint = Whether you bid for the government contract.
bids-ask = Ask me
bids-pass = Pass
bids-limit = Bid up to a limit
    .note = a dollar more than the others, while I can pay
bid-limit = Bid up to
    .hint = You never bid more than that, in dollars.

cutbacks = Forced cutbacks
    .hint = What is sold when a fee cannot be paid from your cash.
cutbacks-ask = Ask me
cutbacks-cheapest = Sell what hurts least
    .note = market share is kept if it can be

competitor = Local Competitor, if I draw it
    .hint = It can keep one marker from paying.
competitor-drawn = Ask me when I draw it
    .note = how to use it
