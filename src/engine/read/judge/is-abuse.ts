/** Insults and oaths, as stems from their first letter on, in the languages that are read. */
const abusive = new RegExp(
  `^(?:${[
    'idiot\\w*|stupid\\w*|moron\\w*|dumb\\w*|fool(?:s|ish)?|loser\\w*|imbecile\\w*|retard\\w*|jerk\\w*|scum\\w*|pathetic|useless|worthless|ugly|lame',
    'fuck\\w*|motherfuck\\w*|shit\\w*|bullshit|crap\\w*|damn\\w*|ass|asshole\\w*|arse\\w*|bastard\\w*|bitch\\w*|cunt\\w*|dick\\w*|prick|wank\\w*|piss\\w*|slut\\w*|whore\\w*|hell|sucks?|suck|trash|garbage|rubbish|stfu|wtf',
    'dumm\\w*|blöd\\w*|bloed\\w*|depp\\w*|trottel\\w*|arschloch\\w*|arsch\\w*|scheiß\\w*|scheiss\\w*|scheisse|mist|kacke|hurensohn|wichser\\w*|verdammt\\w*|vollidiot\\w*',
    'connard\\w*|con|conne|merde|putain|salaud\\w*|salope\\w*|débile\\w*|imbécile\\w*|enculé\\w*|nul|nulle',
    'idiota\\w*|estúpid\\w*|estupid\\w*|mierda|puta\\w*|puto\\w*|cabrón|cabron|gilipollas|imbécil\\w*|tonto\\w*|pendejo\\w*',
  ].join('|')})$`,
  'iu',
);

/** What stands around an insult and asks for nothing. */
const around = new Set(
  (
    'you your youre you’re yours u ur r are is am be was were i i’m im me my we it its it’s this that these those the a an and or so such very really just totally absolutely complete fucking total big little of to for with at in on off up no not do does don’t dont can’t cant go get hate kill die dead shut mouth face mother mum mom god what who why how all ever never always such piece bunch nothing thing things app apps site website program software bot machine computer robot ai kora people work works working ' +
    'du bist ihr seid sie sind ein eine einer so ist das der die du euch dich dein deine dir ich hasse nicht was für und auch echt total halt maul fresse geh zur hölle ' +
    'tu es vous êtes êtes un une le la les de des du et ta ton tes ce c’est est je te déteste ferme gueule ' +
    'eres tú tu sois un una el la los las de y qué que es muy te odio vete al'
  ).split(/\s+/),
);

export function isAbusive(word: string): boolean {
  return abusive.test(word);
}

/** Nothing but abuse: without it and the words around it nothing is left that could be wanted. */
export function isAbuse(words: readonly string[]): boolean {
  return (
    words.some(isAbusive) &&
    words.every((word) => isAbusive(word) || around.has(word.toLowerCase().replace("'", '’')))
  );
}
