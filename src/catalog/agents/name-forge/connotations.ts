interface Awkward {
  readonly text: string;
  readonly language: string;
  readonly meaning: string;
  /** Where it is noticed: anywhere, only at the start or the end, or only as the whole name. */
  readonly where: 'anywhere' | 'edge' | 'whole';
}

function list(language: string, where: Awkward['where'], entries: string): Awkward[] {
  return entries.split(',').map((entry) => {
    const [text = '', meaning = ''] = entry.split(':').map((part) => part.trim());
    return { text, meaning, language, where };
  });
}

/** Words that people notice in a name. Short ones are looked for only at its edges, where the eye and the ear find them. */
const awkward: readonly Awkward[] = [
  ...list(
    'English',
    'anywhere',
    'fuck:an obscenity, shit:an obscenity, cunt:an obscenity, porn:pornography, nazi:the regime, slut:an insult, whor:an insult, clit:the organ, bitch:an insult, penis:the organ, vomit:being sick, corpse:a dead body, cancer:the illness, scam:a fraud, crap:an obscenity, fraud:the crime, piss:an obscenity, puke:being sick, toxic:poisonous, dildo:a sex toy, idiot:an insult, retard:an insult',
  ),
  ...list(
    'English',
    'edge',
    'ass:an obscenity, arse:an obscenity, cum:an obscenity, tit:an obscenity, poo:excrement, pee:urine, fart:wind, sex:sexual, dumb:stupid, dead:death, kill:killing, hell:the place, fail:failure, sick:illness, ugly:not beautiful, debt:owing, bum:the bottom, pus:the discharge, rot:decay, rat:the animal, lice:the vermin, wart:the growth, moron:an insult, dull:boring, dud:a failure, dum:stupid by ear, bog:the toilet, nag:a complaint, grub:a larva, bad:not good, lose:losing, liar:lying, stink:a bad smell, fat:fatness, gas:wind',
  ),
  ...list('English', 'whole', 'rape:the crime, anus:the organ, grim:gloomy, plague:the illness'),
  ...list('French', 'whole', 'con:an insult'),
  ...list(
    'German',
    'edge',
    'arsch:an obscenity, kot:excrement, tod:death, mist:dung, gift:poison, dumm:stupid, pest:the plague, fies:nasty, kotz:being sick, laus:the vermin',
  ),
  ...list('German', 'anywhere', 'scheiss:an obscenity, fick:an obscenity, hure:an insult, nutte:an insult'),
  ...list(
    'Spanish',
    'anywhere',
    'puta:an insult, mierda:excrement, culo:the bottom, caca:excrement, polla:an obscenity, verga:an obscenity, pendej:an insult',
  ),
  ...list('Spanish', 'edge', 'pedo:wind, moco:mucus, coño:an obscenity, feo:ugly, malo:bad, nada:nothing'),
  ...list(
    'French',
    'anywhere',
    'merde:excrement, pute:an insult, salope:an insult, chier:an obscenity, bordel:a brothel',
  ),
  ...list('French', 'edge', 'cul:the bottom, bite:an obscenity, mort:death, pipi:urine, laid:ugly'),
  ...list('Italian', 'anywhere', 'cazzo:an obscenity, merda:excrement, troia:an insult, stronz:an insult'),
  ...list('Italian', 'edge', 'fica:an obscenity, morte:death, cacca:excrement, brutto:ugly'),
  ...list(
    'Portuguese',
    'anywhere',
    'bosta:excrement, porra:an obscenity, caralho:an obscenity, buceta:an obscenity',
  ),
  ...list('Dutch', 'edge', 'kut:an obscenity, lul:an obscenity, dood:death, poep:excrement'),
  ...list('Polish', 'anywhere', 'kurw:an insult, dupa:the bottom, gowno:excrement'),
  ...list('Swedish', 'whole', 'slut:the end, fart:speed, fitta:an obscenity, kuk:an obscenity'),
];

/** Common words in which nobody notices the other one. */
const innocent =
  /glass|grass|brass|class|pass|mass|asset|assist|titan|title|hello|health|shell|skill|ratio|rate|badge|father|rotor|rotat|carrot|album|bumper|push|campus|opus|pesto|fatigue|gasoline|grat|strat|sextant|morta|document|scrap|cumul|pulse|parrot|locus|nexus/g;

/** Most names hold none of the words, and one look for all of them tells so. */
const anyAwkward = new RegExp(awkward.map(({ text }) => text).join('|'));

/** What somebody might hear in a name that is not meant. */
export function awkwardIn(name: string): string[] {
  const small = name.toLowerCase().replace(innocent, '-');
  if (!anyAwkward.test(small)) return [];
  return awkward
    .filter(({ text, where }) => {
      if (where === 'whole') return small === text;
      if (where === 'edge') return small.startsWith(text) || small.endsWith(text);
      return small.includes(text);
    })
    .map(({ text, language, meaning }) => `“${text}” is ${language} for ${meaning}`);
}
