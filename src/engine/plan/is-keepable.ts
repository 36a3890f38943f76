import { isUncountable } from '../read/word-sense.ts';
import { isBaseVerb } from '../read/words.ts';
import { isFigure } from './field-from-words.ts';
import type { Noun } from './noun.ts';

const set = (words: string) => new Set(words.split(' '));

/** What stands on a screen: it comes with whatever is shown. */
const onScreen = set(
  'component element button box checkbox field input layout screen font icon banner slider dropdown menu navbar sidebar header footer modal popup tooltip interface ui display page webpage homepage panel widget tab toolbar cursor pixel animation transition effect appearance theme style background logo graphic infobox border margin viewport canvas window view visual visualization hover click scroll placeholder carousel cloud caption heading hint bar shortcut mode look feel size resolution skin wallpaper color colour',
);

/** What apps are made with or run on. */
const technical = set(
  'backend back-end frontend front-end database storage api framework technology python java javascript typescript react vue angular html css php sql sqlite mysql mongodb postgresql redis docker git github dependency module script function functionality feature capability operation process procedure parameter variable algorithm architecture system subsystem app program mini-program software browser platform website site web internet connectivity protocol http https url uri endpoint cache cookie localstorage metadata data config environment deployment version ai engine sdk cli terminal compiler runtime thread middleware supabase firebase rest json xml end side pc os ios android windows wechat flutter state',
);

/** What a record has, or how something is; nobody keeps a list of it. */
const abstract = set(
  'barcode sku isbn winner bracket lineup line-up biography statistics stats analytics metric figure name title description text date time value keyword amount address price status id username password number count total accuracy ability response setting preference option access support help privacy safety stability quality efficiency convenience experience usability speed interaction interact communication update change use usage need demand interest purpose way manner choice kind sort form format example sample sense fun one other all none most more least many much such thing stuff something anything everything nothing rest part aspect factor detail basis base top bottom left right center centre middle front back start beginning introduction preview search login logout recovery characteristic difference distinction standard exposure flow affair relationship intelligence life lifestyle culture society public government market administration voice speech sound language wait pause continue stop multiplayer gameplay play playback balance requirement condition situation direction trajectory mine term conversion method source structure capacity percentage frequency rate ratio length width height weight distance breed species brand genre material subject topic gain loss profit revenue period exit interval there trend insight',
);

/** With a word before them they are things: “discount codes”, “museum objects”. */
const tooBare = set(
  'plan progress mark score tag report summary code object class model value level point unit set group type entry record result design pattern rule tool resource material target character sentence word letter symbol output error warning row column line node value point pool tree',
);

/** Words in -tion and the like that are things all the same. */
const countableDeeds = set(
  'station collection question donation reservation application transaction promotion competition exhibition publication organization organisation location destination invitation subscription prescription vaccination medication session mission auction position notification quotation election petition nomination citation regulation recommendation edition attraction celebration conversation consultation observation commission submission admission expedition inspection excursion permission profession discussion mansion extension decision presentation illustration translation installation association corporation institution foundation convention invention constellation vacation occupation prediction potion ration nation region religion apartment department document instrument investment payment appointment assignment experiment announcement agreement treatment garment shipment comment statement achievement tournament supplement segment advertisement establishment monument ornament fragment settlement argument amendment refreshment compartment enrollment enrolment measurement equipment city community activity facility charity university entity commodity property celebrity security opportunity amenity specialty speciality agency pharmacy currency emergency vacancy residency appliance allowance ambulance insurance alliance conference reference sequence audience residence science performance substance ordinance utility municipality personality deity county penalty warranty faculty scholarship internship membership sponsorship championship apprenticeship ship battleship spaceship partnership friendship moment vegetation',
);

const keepableStuff = set(
  'equipment furniture music food news inventory livestock merchandise jewelry jewellery clothing footwear attendance homework art poetry staff personnel research luggage electricity energy water weather history feedback stock hardware insurance medicine rice bread media knowledge advice',
);

/** Verbs that are as often the name of a thing. */
const verbsThatAreThings = set(
  'order message report review comment vote bid record post note file plan log chat test quiz score match date book tag return refund transfer request deposit exchange service contact mark project issue schedule alert answer email call tip trade model store challenge claim pledge fund grade drop visit draft offer release deal match reply repair survey guide drink snack cook coach watch loan rent pet stream label sponsor volunteer host permit study practice catch trap trip ride race walk hike dish drive sale pin star serve wear win print',
);

/**
 * Whether a noun that nobody has described names something of which an app can keep records. “Step-by-step conversions”,
 * “screen sizes” and “accuracy” are ways in which an app works: a page of them would be no use to anybody.
 */
export function isKeepable({ phrase, head }: Noun): boolean {
  const words = phrase.split(' ');
  const [first = ''] = words;
  if (head.length < 3 || !/^[a-z][a-z-]*$/.test(head)) return false;
  if (onScreen.has(head) || technical.has(head) || abstract.has(head)) return false;
  if (words.length === 1 && tooBare.has(head)) return false;
  if (isFigure(head) && !verbsThatAreThings.has(head)) return false;
  if (words.some((word) => partOfSentence.test(word))) return false;
  if (words.length > 1 && isBaseVerb(first) && !verbsThatAreThings.has(first) && !alsoDescribes.has(first))
    return false;
  if (isBaseVerb(head) && !verbsThatAreThings.has(head)) return false;
  if (isUncountable(head) && !keepableStuff.has(head)) return false;
  return !deed.test(head) || countableDeeds.has(head);
}

const deed = /(?:tion|sion|ment|ity|ety|ency|ancy|ance|ence|ism|ness|ship|ability|ibility)$/;
const partOfSentence =
  /^(?:not|but|both|either|whether|be|is|are|was|were|been|being|until|such|only|most|when|where|what|how|why|who|which|that|this|while|because|since|although|via|per|than|then|so|if|else|disappears?|containing|following|continues?|becomes?|have|has|had|will|would|should|can|could|may|must|them|it|they|he|she|you|we|i|each|every|any|all|none|one|another|no|yes|from|to|into|onto|with|without|by|at|on|in|of|for|as|about|between|after|before|during|able|ables?)$/;

/** Verbs that are said before a thing to tell which: a “display case”, a “training plan”. */
const alsoDescribes = set(
  'display access show train ship print sport fitness feature open present list view study sign design contract exhibit transport finance market farm work travel run camp swim dance',
);
