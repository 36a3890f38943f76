/** Places, vehicles and units that have numbers where they have no names. */
export const unitWords =
  /(?:flat|apartment|unit|room|plot|pitch|table|bay|court|lane|locker|desk|stall|stand|shelf|rack|tank|pond|hive|beehive|field|paddock|house|household|cabin|hut|chalet|tent|garage|machine|printer|washer|dryer|van|car|bus|minibus|truck|lorry|tractor|bike|boat|canoe|kayak|kart|station|computer|laptop|oven|kiln|kennel|stable|hall|studio|sauna|pool|lift|ward|freezer|fridge|building|site|branch|shop|store|greenhouse|barn|coop|henhouse|aquarium|terrarium|lake|floor|garden|orchard|vineyard|well|pump|meter|panel|group|team|class|squad|crew|department|section|league|tribe|patrol)$/iu;

/** Those who do something or of whom something is kept. */
export const peopleWords =
  /(?:sister|brother|sibling|twin|cousin|kid|child|son|daughter|boy|girl|grandchild|grandkid|grandson|granddaughter|nephew|niece|parent|grandparent|friend|mate|flatmate|housemate|roommate|colleague|coworker|neighbou?r|player|driver|rider|runner|pupil|student|apprentice|trainee|worker|employee|helper|volunteer|member|singer|swimmer|climber|angler|patient|tenant|resident|coach|teacher|nurse|carer|guest|person|scout|cook|waiter|barista|walker|hunter|judge|racer|cyclist|gardener|keeper)$/iu;

/** Animals that have names as people have. */
export const animalWords =
  /(?:cat|dog|puppy|kitten|horse|pony|hen|chicken|goat|cow|pet|rabbit|parrot|hamster|sheep|donkey|guinea pig|tortoise)$/iu;

/** Where something stands or lives: what is there belongs to it. */
export const placeWords =
  /(?:flat|apartment|house|household|cabin|room|building|site|hut|chalet|plot|garage|shop|store|branch|floor|hall|barn|greenhouse|garden)$/iu;

/** What people who play against each other are called. */
export const rivalWords =
  /(?:team|player|competitor|participant|contestant|racer|pair|squad|side|car|driver|department|house|class|group|club|runner|rider)$/iu;

/** Stretches of time, amounts and words that mean anything: nothing is kept for each of them. */
export const noAxis =
  /^(?:day|night|evening|morning|week|weekend|month|year|hour|minute|second|time|season|term|semester|quarter|date|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|km|kilometer|kilometre|mile|metre|meter|litre|liter|kg|kilo|gram|percent|cent|euro|pound|dollar|unit|piece|item|thing|one|other|of|us|them|entry|record|row|line|page|step|stage|task|kind|type|sort|category|status|number|name|way|bit|part|side|size|colou?r|order|booking|visit|session|event|person|head|people|user|customer|client|guest|visitor|game|match|round|trip|tour|drive|ride|run|firing|lesson|question|answer|photo|picture|click|night|use|user|single|new|second|third|last|first|next|evening|own|hand|email|phone|mail|post|default|law|far|car)$/iu;
