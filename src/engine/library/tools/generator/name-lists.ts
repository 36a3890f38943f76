export const firstNames =
  'Ada,Ben,Carla,David,Elena,Felix,Grace,Hugo,Ines,Jonas,Kira,Liam,Maya,Noah,Olivia,Paul,Quinn,Rosa,Sam,Tara,Uma,Victor,Wendy,Yara,Zoe'.split(
    ',',
  );
export const lastNames =
  'Adams,Bauer,Costa,Diaz,Evans,Fischer,Garcia,Hansen,Ito,Jones,Khan,Lopez,Meyer,Novak,Okafor,Patel,Rossi,Silva,Tanaka,Usman,Vogel,Walker,Young,Zhang'.split(
    ',',
  );
export const adjectives =
  'amber,bold,bright,calm,clever,cosmic,daring,early,gentle,golden,happy,hidden,keen,lively,lucky,misty,noble,quick,quiet,rapid,silver,sunny,swift,vivid,wild'.split(
    ',',
  );
export const nouns =
  'anchor,badger,beacon,canyon,cedar,comet,falcon,forest,harbor,heron,island,lantern,maple,meadow,mountain,otter,panda,pebble,river,robin,sparrow,summit,tiger,willow,wolf'.split(
    ',',
  );
export const companyEndings = 'Labs,Studio,Works,Collective,& Co,Group,House,Partners,Systems,Hub'.split(',');
const fantasyStarts =
  'Ael,Bra,Cor,Dra,Eri,Fen,Gal,Hal,Ith,Kae,Lor,Mor,Nym,Or,Quel,Ryn,Syl,Thal,Vor,Zan'.split(',');
const fantasyEnds = 'adan,anor,dil,drin,eth,gar,ian,ika,mir,nor,ric,riel,ron,thas,vyn,wen,wyn,zar'.split(',');
export const fantasyParts = { starts: fantasyStarts, ends: fantasyEnds } as const;

export const loremWords =
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt in culpa qui officia deserunt mollit anim id est laborum'.split(
    ' ',
  );

export const quotes: readonly (readonly [text: string, by: string])[] = [
  ['The only way to do great work is to love what you do.', 'Steve Jobs'],
  ['It always seems impossible until it is done.', 'Nelson Mandela'],
  ['Well done is better than well said.', 'Benjamin Franklin'],
  ['Whatever you are, be a good one.', 'attributed to Abraham Lincoln'],
  ['The journey of a thousand miles begins with one step.', 'Lao Tzu'],
  ['Nothing in life is to be feared, it is only to be understood.', 'Marie Curie'],
  ['Fall seven times, stand up eight.', 'Japanese proverb'],
  ['Simplicity is the ultimate sophistication.', 'attributed to Leonardo da Vinci'],
  ['What we think, we become.', 'attributed to Buddha'],
  ['Act as if what you do makes a difference. It does.', 'William James'],
  ['No act of kindness, no matter how small, is ever wasted.', 'Aesop'],
  ['He who has a why to live can bear almost any how.', 'Friedrich Nietzsche'],
  ['The unexamined life is not worth living.', 'Socrates'],
  ['Knowledge is power.', 'Francis Bacon'],
  ['Little by little, one travels far.', 'proverb'],
];
