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
fare-wars-hint = In Fare Wars you take no profits, but add 2 in takeovers.
fare-wars-form = As I say in each form
    .note = where I say nothing, ask me before the draw
fare-wars-stay = Leave things as they are
fare-wars-in = Go into Fare Wars
    .note = no profits, +2 in takeovers
fare-wars-out = Come out of Fare Wars
fare-wars-ask = Ask me first
    .note = the game waits for me before the draw

## How long a plan holds

lasting = This plan holds
    .hint = Choose how long the plan below holds.
lasting-good = Until I change it
    .note = turn after turn
lasting-turn = For my next turn only
    .note = then the plan before holds again

## The actions of a plan, in order of preference

my-turn = My turn
    .hint = Plan your turn now, or be asked when it comes.
my-turn-plan = Play a plan
    .note = the first action that is possible then
my-turn-ask = Ask me
    .note = once the draws are made

do-this = Do this
    .ask = What would you like to do?
    .hint = Choose what your airline does in its turn.
or-else = or else
    .hint = Done if nothing above is possible.
nothing-else = Nothing else
redeploy = Redeploy

# What an action is aimed at, by the kind of action. The options are spokes with prices, hubs or the Undeployed box.
target-buy = Spoke or hub to buy from
    .ask = Which spoke do you want to buy, or any one of which hub?
    .hint = Each option shows its price.
target-foreign = Foreign spoke to buy
    .ask = Which foreign spoke do you want to buy?
    .hint = Each option shows its price.
target-sst = Spoke for the SST
    .ask = Where do you want to fly your SST?
    .hint = Each option shows its price.
target-jumbo = Place for the Jumbo Jet
    .ask = Where do you want to send your new Jumbo Jet?
    .hint = Each option shows its price.
target-takeover = City to take over
    .ask = Which city do you want to take over?
    .hint = Each option shows its price.
target-move = Jet and its new place
    .ask = What do you want to redeploy, and where?
    .hint = Pick the jet and the place it goes to.

# $city: that of the hub.
any-spoke = Any open spoke of { $city }
jets-to-box = All Jumbo Jets to their box
# $spoke: a city with its code.
jet-to = Jumbo Jet to { $spoke }
sst-to = SST to { $spoke }

## What goes with the actions

otherwise = If none of this is possible
    .hint = Choose what to do if everything above has become impossible.
otherwise-ask = Ask me
    .note = once the draws are made
otherwise-pass = Pass

keep = Keep at least this much cash
    .hint = You buy nothing that would leave you with less.

chance = Takeovers
    .hint = You attempt them only if the odds are at least this good then.
chance-0 = At any odds
chance-33 = With a chance of at least 33%
chance-50 = With a chance of at least 50%
chance-67 = With a chance of at least 67%

jets = Takeovers with jets
    .hint = Choose whether an undeployed Jumbo Jet takes part.
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

loan = If my cash falls short
    .hint = Choose whether to borrow for the action.
loan-no = Do not borrow
loan-need = Borrow what it needs
    .note = as little as possible, in tens

repay = Repay my loan
    .hint = Choose when to pay back your loan.
repay-win = Only when that wins
    .note = once it alone keeps me from winning
repay-spare = With what is left over
    .note = after the action, in tens

## Standing orders

sequence = Order of my two markers
    .hint = Choose which of your two markers takes effect first.
sequence-profits = Profits first
    .note = then contracts and events
sequence-events = Events first
    .note = then profits
sequence-ask = Ask me
    .note = whenever it may matter

two-events = Two events in one draw
    .hint = Choose which comes first: a strike before a crash, say. The contract counts as an event.
two-events-ask = Ask me
    .note = where their order matters
two-events-drawn = As they are drawn
    .note = the game does not wait for me

strike = Strikes
    .hint = Under strike you have no profits and no action until you settle.
strike-ask = Ask me
strike-settle = Settle in cash
    .note = as soon as I have enough; sell nothing for it
strike-strike = Never settle
    .note = until I say otherwise

bids = Contract auctions
    .hint = Choose whether you bid for government contracts.
bids-ask = Ask me
bids-pass = Pass
bids-limit = Bid up to a limit
    .note = one dollar more than the others, while I can pay
bid-limit = Bid up to
    .hint = You never bid more than this, in dollars.

cutbacks = Forced cutbacks
    .hint = Choose what to sell when your cash can't pay a fee.
cutbacks-ask = Ask me
cutbacks-cheapest = Sell what hurts least
    .note = keep my market share if possible

competitor = Local Competitor, if I draw it
    .hint = It keeps one marker from paying your rivals.
competitor-drawn = Ask me when I draw it
    .note = how to use it
