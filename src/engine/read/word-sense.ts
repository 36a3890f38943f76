/** What a word can be, by its ending, with the exceptions that occur in descriptions of apps. No dictionary is at hand. */

const set = (words: string) => new Set(words.split(/\s+/));

const nounsInLy = set(
  'family reply supply assembly anomaly monopoly butterfly fly ally bully rally tally lily jelly belly july italy apply multiply comply imply rely',
);
const nounsInEd = set('feed seed bed speed breed need weed shed med hundred embed seabed newsfeed');
const nounsInAl = set(
  'animal appeal approval arrival journal rental goal hospital festival signal medal proposal manual meal deal tutorial referral terminal portal metal crystal material capital criminal professional individual credential editorial trial denial disposal withdrawal renewal removal rehearsal interval pedal seal total official rival canal carnival cereal coral dental mental memorial mineral musical oval petal principal pal testimonial vial denial retrieval survival festival funeral mural rental special potential meal veal',
);
const nounsInIc = set(
  'topic music clinic graphic infographic logic statistic comic fabric traffic public magic metric mechanic picnic epic critic medic mosaic panic tactic plastic academic characteristic garlic lyric relic static',
);
const nounsInAry = set(
  'diary library salary glossary dictionary summary secretary anniversary itinerary vocabulary boundary commentary documentary beneficiary missionary dispensary canary calvary granary luminary',
);
const nounsInIve = set(
  'archive drive objective detective native directive initiative incentive perspective executive alternative representative cooperative collective hive dive relative',
);
const nounsInAble = set(
  'table vegetable variable cable timetable consumable wearable deliverable collectible bible',
);

const evaluating = set(
  'concise prominent excellent outstanding premium temporary pending overall overdue fresh unnecessary interesting clear accurate quick safe correct proper exact smart intelligent automatic dynamic hot cool nice fun engaging immersive seamless robust flexible reliable stable smooth rapid unified lightweight uniform timely instant immediate valuable meaningful attractive vivid innovative creative diverse extensive wide broad large small big huge tiny long short high low top free paid open closed private public-facing static historical-looking',
);

/** `quickly`, but not `family`. */
export function isAdverb(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !nounsInLy.has(word);
}

/** `updated` and `assigned`, which say what happened to a thing and not what it is. */
export function isParticiple(word: string): boolean {
  return word.length > 4 && word.endsWith('ed') && !nounsInEd.has(word);
}

/** `fresh` and `unnecessary`, which say how a thing is and not what it is. */
export function isEvaluating(word: string): boolean {
  return evaluating.has(word);
}

/** `financial` and `historical`: with a word such as “information” behind them they name a kind of record. */
export function isRelational(word: string): boolean {
  if (word.length < 5) return false;
  if (word.endsWith('al')) return !nounsInAl.has(word);
  if (word.endsWith('ic')) return !nounsInIc.has(word);
  if (word.endsWith('ary')) return !nounsInAry.has(word);
  if (word.endsWith('ive')) return !nounsInIve.has(word);
  if (/(?:able|ible)$/.test(word)) return !nounsInAble.has(word);
  return /(?:ous|ful|less)$/.test(word);
}

const countableInIng = set(
  'building meeting booking listing painting drawing wedding training rating ranking recording posting meaning setting warning offering reading hearing opening finding ring king string spring thing wing swing ceiling evening morning beginning saving earning holding filing being sibling offspring boxing-match outing crossing landing heading greeting blessing dressing filling helping',
);
const uncountable = set(
  'information feedback stuff gear rent furniture equipment music weather content news software hardware advice knowledge traffic progress money cash inventory stock luggage homework research data media food history attendance merchandise jewelry jewellery clothing footwear livestock staff poetry art personnel rss html css php javascript json xml email-marketing electricity energy water air gas oil rice bread sleep health wealth security safety privacy support access help work fun love happiness loyalty reliability stability availability compliance insurance finance logistics chess golf tennis football soccer basketball yoga fitness nutrition multiplayer e-commerce seo ai',
);

/** Of what there is no number: `music`, `debugging`, `happiness`. */
export function isUncountable(word: string): boolean {
  if (uncountable.has(word)) return true;
  if (word.endsWith('ing')) return !countableInIng.has(word);
  return /(?:ness|ism|hood|ware)$/.test(word);
}

const thingsInEr = set(
  'starter shelter trailer voucher burger layer marker meter flyer cover dinner chapter folder poster newsletter sticker booster cracker slider divider heater cooler blender mixer printer scanner router adapter charger trimmer calculator elevator escalator reactor sensor mirror factor vector sector color motor odor flavor harbor armor honor slider server browser header footer calculator editor tracker timer counter generator converter container folder computer printer scanner router newsletter filter banner poster order number letter character parameter chapter weather water paper power tower door floor color colour sensor monitor motor mirror error cursor vector factor sector indicator simulator aggregator calendar register folder layer corner buffer trigger pointer marker sticker offer buyer-list center planner organizer organiser builder viewer reader finder checker analyzer analyser formatter validator selector separator operator-panel elevator refrigerator projector detector connector processor compressor chatter twitter computer user-manager wallpaper screensaver transfer answer matter folder shutter booster ladder river gutter dinner weather feather leather sweater fermenter incubator freezer dryer boiler burner grinder shredder mower strimmer tumbler excavator digger harvester feeder cylinder transmitter receiver amplifier speaker defibrillator extinguisher locker drawer binder tractor conveyor boulder hamper lever silver timber lumber rubber cucumber pepper ginger clover heather supper thermometer barometer hydrometer humidifier dehydrator stapler toaster helicopter scooter trawler cider ledger summer winter quarter semester roller scraper hammer screwdriver spanner sander planer cutter sprayer spreader plotter stroller jumper slipper blazer lawnmower',
);
const personsInEnt = set(
  'student agent client patient parent grandparent president resident respondent recipient opponent dependent correspondent superintendent talent',
);
const personsInAnt = set(
  'applicant participant accountant assistant merchant tenant consultant attendant contestant occupant informant defendant sergeant servant immigrant',
);
/** Words in -er that name nobody: “under review”, “other plans”. */
const notAnybody = set(
  'under over after other another either neither whether never ever however together rather per former latter later newer older better higher lower faster easier cheaper further outer inner upper super hyper whoever',
);
const thingsInEe = set(
  'coffee committee degree guarantee jubilee pedigree toffee agree disagree decree marquee puree',
);
const thingsInIst = set('list checklist playlist wishlist watchlist mist twist shortlist waitlist');

/** Whether a word by its ending names somebody who does something: `driver`, `applicant`; not `slider`, `document`. */
export function namesPerson(word: string): boolean {
  if (notAnybody.has(word)) return false;
  if (/(?:er|or)$/.test(word)) return word.length > 3 && !thingsInEr.has(word);
  if (word.endsWith('ee')) return word.length > 5 && !thingsInEe.has(word);
  if (word.endsWith('ent')) return personsInEnt.has(word);
  if (word.endsWith('ant')) return personsInAnt.has(word);
  if (/(?:[rtcdn]ian|eer)$/.test(word))
    return word.length > 5 && !/^(?:median|career|meridian|obsidian)$/.test(word);
  return word.endsWith('ist') && !thingsInIst.has(word);
}
