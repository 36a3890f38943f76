/** From the widest to the closest. */
export const sizes = [
  'extreme wide',
  'wide',
  'full',
  'medium',
  'medium close-up',
  'close-up',
  'extreme close-up',
] as const;
export type Size = (typeof sizes)[number];
export type Angle = 'eye level' | 'low' | 'high' | 'overhead';
export type Movement = 'static' | 'pan' | 'tilt' | 'track' | 'push in' | 'pull out' | 'crane' | 'handheld';

/** Shots that the script itself calls: at the start of a line in any letters, within it only in capitals. */
const calls: readonly (readonly [string, Size])[] = [
  ['extreme close[- ]?up|ecu|macro|insert', 'extreme close-up'],
  ['medium close[- ]?up|mcu', 'medium close-up'],
  ['close[- ]?up|close on|cu', 'close-up'],
  ['extreme (?:wide|long)(?: shot)?|ews|aerial|drone shot', 'extreme wide'],
  ['wide(?: shot| on)?|long shot|establishing(?: shot)?|ws', 'wide'],
  ['full shot|fs', 'full'],
  ['medium(?: shot)?|two[- ]shot|ms|pack shot', 'medium'],
];

export const calledSizes: readonly (readonly [RegExp, Size])[] = [
  ...calls.map(([words, size]) => [new RegExp(`^(?:${words})\\b`, 'i'), size] as const),
  ...calls.map(([words, size]) => [new RegExp(`\\b(?:${words.toUpperCase()})\\b`), size] as const),
];

/** What the words of an action ask for, the first that fits. */
export const impliedSizes: readonly (readonly [RegExp, Size])[] = [
  [
    /\b(?:walks|runs|enters|crosses|leaves|exits|jumps|dances|climbs|falls|stands up|strides|hurries|cycles)\b/i,
    'full',
  ],
  [/\b(?:eye|eyes|tear|lips|pupil|fingertip|eyelid)s?\b/i, 'extreme close-up'],
  [
    /\b(?:hand|hands|finger|fingers|letter|key|ring|watch|screen|button|photo|photograph|note|label|coin|needle|ticket|switch)\b/i,
    'extreme close-up',
  ],
  [/\b(?:face|smile|smiles|whispers?|frowns?|stares?|blushes|cries|realises|realizes)\b/i, 'close-up'],
  [
    /\b(?:city|skyline|horizon|landscape|mountains?|valley|ocean|sea|desert|forest|fields?|crowd|coast)\b/i,
    'extreme wide',
  ],
  [
    /\b(?:street|square|hall|stadium|yard|garden|harbour|harbor|beach|bridge|station|market|car park)\b/i,
    'wide',
  ],
  [/\b(?:looks?|listens?|waits?|thinks?|nods?|turns?|sighs?|laughs?|reads?|drinks?)\b/i, 'medium close-up'],
];

export const impliedAngles: readonly (readonly [RegExp, Angle])[] = [
  [/\b(?:overhead|bird'?s[- ]eye|from directly above|top shot)\b/i, 'overhead'],
  [/\b(?:low angle|looks? up (?:at|to)|towers?|looms?|worm'?s[- ]eye|giant)\b/i, 'low'],
  [/\b(?:high angle|looks? down (?:at|on)|from above|from the roof|small below)\b/i, 'high'],
];

export const impliedMovements: readonly (readonly [RegExp, Movement])[] = [
  [/\b(?:push(?:es)? in|dolly in|move(?:s)? in|slowly closer|realises|realizes)\b/i, 'push in'],
  [/\b(?:pull(?:s)? (?:out|back)|dolly out|widens|left alone|all alone)\b/i, 'pull out'],
  [/\b(?:crane|rises above|lifts off|soars?)\b/i, 'crane'],
  [/\b(?:tilt|looks up at|climbs?|falls down|rises)\b/i, 'tilt'],
  [/\b(?:pans?|sweeps?|turns to|across the room|looks around)\b/i, 'pan'],
  [/\b(?:chases|fights|struggles|stumbles|panics|handheld)\b/i, 'handheld'],
  [/\b(?:follows|tracks|tracking|walks|runs|drives|rides|cycles|strides|hurries)\b/i, 'track'],
];

export const sounds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:phone|telephone) (?:rings|buzzes)|\bringtone\b/i, 'telephone'],
  [/\bknocks?\b/i, 'knocking'],
  [/\b(?:thunder|storm)\b/i, 'thunder'],
  [/\brain\b/i, 'rain'],
  [/\b(?:waves?|surf|sea)\b/i, 'waves'],
  [/\bwind\b/i, 'wind'],
  [/\b(?:engine|car|truck|motorbike|bus|scooter)\b/i, 'engine'],
  [/\b(?:train|tram)\b/i, 'train'],
  [/\b(?:door) (?:slams?|closes|opens|creaks)|\b(?:slams|opens|closes) the door\b/i, 'door'],
  [/\b(?:footsteps?|walks|runs)\b/i, 'footsteps'],
  [/\b(?:music|song|radio|sings?|plays? the)\b/i, 'music'],
  [/\b(?:crowd|applause|cheers?)\b/i, 'crowd'],
  [/\b(?:pours?|kettle)\b/i, 'pouring'],
  [/\b(?:glass|plate|cup) (?:breaks|shatters)|\bshatters\b/i, 'breaking glass'],
  [/\b(?:dog) barks?|\bbarks?\b/i, 'barking'],
  [/\b(?:birds?|gulls?)\b/i, 'birds'],
];

/** Things that can be drawn, by the words that name them. */
export const things: readonly (readonly [RegExp, string])[] = [
  [/\bdoors?\b/i, 'door'],
  [/\bwindows?\b/i, 'window'],
  [/\b(?:tables?|desks?|counter|bar)\b/i, 'table'],
  [/\b(?:chairs?|sofa|armchair|stool|bench)\b/i, 'chair'],
  [/\b(?:cars?|taxi|van|truck|bus)\b/i, 'car'],
  [/\b(?:trees?|forest|park|garden)\b/i, 'tree'],
  [/\b(?:beds?)\b/i, 'bed'],
  [/\b(?:lamps?|street ?lights?|lantern)\b/i, 'lamp'],
  [/\b(?:house|houses|building|buildings|city|street|skyline)\b/i, 'house'],
  [/\b(?:boats?|ship|ferry|harbou?r|quay|marina)\b/i, 'boat'],
  [/\b(?:phone|telephone|screen|laptop|computer|tablet)\b/i, 'screen'],
  [/\b(?:cups?|mug|bottle|kettle)\b/i, 'cup'],
  [/\b(?:letter|note|photo|photograph|book|paper|ticket|map)\b/i, 'paper'],
  [/\b(?:bike|bicycle|scooter|motorbike)\b/i, 'bicycle'],
  [/\b(?:hands?|fingers?)\b/i, 'hand'],
];

/** Those that fill a picture alone. */
export const smallThings: readonly string[] = ['paper', 'screen', 'cup', 'hand'];

export function firstOf<Value>(
  rules: readonly (readonly [RegExp, Value])[],
  text: string,
): Value | undefined {
  return rules.find(([pattern]) => pattern.test(text))?.[1];
}

export function allOf<Value>(rules: readonly (readonly [RegExp, Value])[], text: string): Value[] {
  return rules.filter(([pattern]) => pattern.test(text)).map(([, value]) => value);
}
