/**
 * Beings that are understood and drawn as their nearest kin (their `species` in the table of people); the reading keeps
 * their own name and a warning tells what is drawn.
 */
export const STAND_INS: ReadonlySet<string> = new Set(
  'gnome halfling hobbit leprechaun ogre troll cyclops minotaur bugbear gnoll satyr faun djinn genie balrog harpy medusa gorgon naga lamia arachne skeleton lich warforged kobold kappa centaur yeti bigfoot sphinx werebear mummy reaper banshee xenomorph transformer selkie'.split(
    ' ',
  ),
)

/** Callings that an animal is called by when it is the person itself: 'frog knight', but not 'horse rider'. */
export const CALLINGS_OF_ANIMALS =
  /^(knight|wizard|witch|mage|sorcerer|sorceress|detective|pirate|captain|chef|cook|baker|king|queen|prince|princess|emperor|warrior|fighter|ninja|samurai|soldier|general|sailor|scientist|doctor|professor|teacher|monk|priest|bard|thief|rogue|ranger|paladin|cleric|druid|barbarian|astronaut|pilot|gentleman|butler|maid|musician|dj|rapper|singer|assassin|archer|explorer|adventurer|merchant|blacksmith|librarian|student|banker|businessman|businesswoman|boss|mobster|gangster|cowboy|viking|superhero|hero|waiter|waitress|barista|bartender|nurse|farmer|policeman|cop|officer|judge|lawyer|dancer|ballerina|guitarist|drummer|artist|painter|gardener|fisherman|postman|spy|agent|scholar|alchemist|shaman|guard|bandit|outlaw|inventor|mechanic|engineer|boxer|wrestler|surfer|skater|monarch|lord|sage|hermit|elder|master|sensei|mentor|oracle|mystic|scribe|shopkeeper|innkeeper|trader|smuggler|bounty hunter|person|character|humanoid|creature|folk)$/
