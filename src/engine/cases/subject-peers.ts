/** One subject of several that are so near that a case of one is met by a text about another. */
export interface Peer {
  /** Whether a text is about it. */
  readonly said: RegExp;
  /** Its words, each in the place of the same one of the others; the first is what a case is counted by. */
  readonly words: readonly string[];
  /** What only it has: examples that name it belong to no other. */
  readonly signs?: RegExp;
  /** What is offered in it, for what another offers. */
  readonly offers?: readonly string[];
}

/** Words of animals: one, many, a young one, young ones. */
function animal(one: string, many: string, young: string, litter: string, signs?: RegExp): Peer {
  const said = new RegExp(`\\b(?:${one}|${many}|${young}|${litter})\\b`, 'iu');
  return { said, words: [one, many, young, litter], ...(signs === undefined ? {} : { signs }) };
}

function instrument(one: string, many: string, player: string): Peer {
  return { said: new RegExp(`\\b(?:${one}|${many}|${player})\\b`, 'iu'), words: [one, many, player] };
}

/** What is asked in an examination, whatever it is for, in the places of what drivers are asked. */
const topics = ['rules', 'safety', 'law', 'practice'];

function licence(word: string, said: RegExp, who: string): Peer {
  return { said, words: [word, who, ...topics] };
}

const examFor = String.raw`[^.;:]{0,20}\b(?:licen[cs]e|permit|test|exam|certificate|theory)`;

/** Subjects by what they have in common. */
export const subjectPeers: readonly (readonly Peer[])[] = [
  [
    animal(
      'cat',
      'cats',
      'kitten',
      'kittens',
      /\b(?:purrs?|miaow|litter tray|scratching post|tabby|tomcat|moggy)\b/iu,
    ),
    animal('dog', 'dogs', 'puppy', 'puppies', /\b(?:barks?|on the lead|fetch(?:es)?|kennel)\b/iu),
    animal('rabbit', 'rabbits', 'young rabbit', 'young rabbits'),
    animal('guinea pig', 'guinea pigs', 'pup', 'pups'),
    animal('parrot', 'parrots', 'chick', 'chicks'),
    animal('hedgehog', 'hedgehogs', 'hoglet', 'hoglets'),
    animal('horse', 'horses', 'foal', 'foals'),
    animal('donkey', 'donkeys', 'donkey foal', 'donkey foals'),
    animal('goat', 'goats', 'kid goat', 'kid goats'),
    animal('alpaca', 'alpacas', 'cria', 'crias'),
    animal('tortoise', 'tortoises', 'hatchling', 'hatchlings'),
  ],
  [
    {
      said: /\bdriv(?:ing|er'?s?)\b|\bcar theory\b/iu,
      words: ['driving', 'driver', 'right of way', 'signs', 'alcohol', 'speed'],
      signs:
        /\b(?:cars?|driv\w+|roads?|traffic|crossings?|brak\w+|tyres?|overtak\w+|vehicles?|alcohol|motorways?|pedestrians?|km\/h|oil lamp|bicycles?|cyclists?|lane|fog|horn|headlights?|kerb|revs)\b/iu,
    },
    licence('fishing', new RegExp(`\\b(?:fishing|angling)${examFor}`, 'iu'), 'angler'),
    licence('hunting', new RegExp(`\\bhunting${examFor}`, 'iu'), 'hunter'),
    licence('boating', new RegExp(`\\b(?:boat(?:ing)?|skipper|yacht|sailing)${examFor}`, 'iu'), 'skipper'),
    licence('drone', new RegExp(`\\bdrone${examFor}`, 'iu'), 'drone pilot'),
    licence('flying', new RegExp(`\\b(?:pilot|glider|flying|paragliding)${examFor}`, 'iu'), 'pilot'),
    licence('radio', new RegExp(`\\b(?:amateur |ham )?radio${examFor}`, 'iu'), 'radio amateur'),
    licence('forklift', new RegExp(`\\bforklift${examFor}`, 'iu'), 'forklift operator'),
    licence('citizenship', new RegExp(`\\bcitizenship${examFor}`, 'iu'), 'applicant'),
    licence('first aid', new RegExp(`\\bfirst[- ]aid${examFor}`, 'iu'), 'first aider'),
  ],
  [
    {
      said: /\bpaint(?:er|ing|ings|s)?\b|\bwatercolou?rs?\b/iu,
      words: ['painter', 'painting', 'paintings', 'paint'],
      signs:
        /\b(?:watercolou?rs?|gouache|acrylics?|oil on|pastels?|brush(?:es)?|canvas|ink|linocut|charcoal|etching|painted)\b/iu,
    },
    {
      said: /\bphotograph(?:er|s|y)?\b|\bphoto portfolio\b/iu,
      words: ['photographer', 'photograph', 'photographs', 'photograph'],
      signs: /\b(?:shutter|darkroom|35 mm|analogue film|lens(?:es)?)\b/iu,
    },
    {
      said: /\billustrat(?:or|ion|ions)\b/iu,
      words: ['illustrator', 'illustration', 'illustrations', 'draw'],
    },
    { said: /\bsculpt(?:or|ure|ures)\b/iu, words: ['sculptor', 'sculpture', 'sculptures', 'sculpt'] },
    { said: /\b(?:potter|ceramicist|ceramics)\b/iu, words: ['potter', 'pot', 'pots', 'make pots'] },
    { said: /\bjewell?er(?:y|s)?\b/iu, words: ['jeweller', 'piece', 'pieces', 'make jewellery'] },
    { said: /\btattoo(?:s|ist| artist)?\b/iu, words: ['tattooist', 'tattoo', 'tattoos', 'tattoo'] },
  ],
  [
    {
      said: /\bbarbers?\b|\bbeards?\b/iu,
      words: ['barber', 'barbers', 'barbershop', 'barber shop', 'My cuts'],
      signs: /\b(?:beards?|shaves?|fades?|scissors only|mm on the sides|clippers?|moustache)\b/iu,
    },
    {
      said: /\b(?:hairdresser|hair ?dress|hair salon|stylists?|braids?|braiding)\b/iu,
      words: ['stylist', 'stylists', 'salon', 'salon', 'My appointments'],
      signs: /\b(?:highlights|balayage|perm|updo)\b/iu,
      offers: ['Cut and blow-dry', 'Colour, full head', 'Highlights', 'Fringe trim', 'Wash and set', 'Updo'],
    },
    {
      said: /\b(?:beautician|beauty (?:salon|studio|parlour)|facials?|lashes|brows)\b/iu,
      words: ['beautician', 'beauticians', 'studio', 'studio', 'My appointments'],
      offers: ['Classic facial', 'Brow shaping', 'Lash lift', 'Manicure', 'Pedicure', 'Evening make-up'],
    },
  ],
  [
    instrument('piano', 'pianos', 'pianist'),
    instrument('guitar', 'guitars', 'guitarist'),
    instrument('violin', 'violins', 'violinist'),
    instrument('cello', 'cellos', 'cellist'),
    instrument('flute', 'flutes', 'flautist'),
    instrument('clarinet', 'clarinets', 'clarinettist'),
    instrument('trumpet', 'trumpets', 'trumpeter'),
    instrument('accordion', 'accordions', 'accordionist'),
    instrument('harp', 'harps', 'harpist'),
  ],
];
