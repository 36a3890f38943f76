/** Names that things have, by subject: games and play. */
export const gamesAndPlay: Readonly<Record<string, string>> = {
  autograph:
    'Pelé; Tina Turner; Astrid Lindgren; Club captain; Jane Goodall; Local hero; Youssou N’Dour; Jacques Cousteau',
  'bingo card, bingo square':
    'Someone says hello in Spanish; A red bicycle; Dog with a coat; Late train; Rainbow; Free coffee; Birthday song; Funny hat',
  'bow, archery bow': 'Recurve; Longbow; Compound; Horse bow; Children’s bow; Barebow; Yumi; Training bow',
  'card game': 'Rummy; Poker; Skat; Bridge; Hearts; Uno; Canasta; Tarock',
  'charade, pictionary word':
    'Lighthouse; Butterfly; Washing machine; Knight; Volcano; Hairdresser; Kangaroo; Snowman',
  'chess game, chess match':
    'Club round, white; Lunch break blitz; Against Grandad; Simultaneous display; Rapid, evening; Postal game; School final; Park table',
  'chess opening':
    'Italian Game; Sicilian Defence; Queen’s Gambit; French Defence; Ruy Lopez; King’s Indian; Caro-Kann; English Opening',
  'chess piece, game piece': 'King; Queen; Rook; Bishop; Knight; Pawn; Spare queen; Clock',
  'circus act, variety act':
    'Trapeze duo; Fire juggler; Clown with violin; Tightrope; Acrobat troupe; Magician; Hula hoops; Knife thrower',
  'colouring page, coloring page':
    'Butterfly; Dinosaur; Mandala; Castle; Fire engine; Mermaid; Farm animals; Christmas tree',
  'craft idea, craft activity':
    'Paper lanterns; Salt dough stars; Potato prints; Pine cone animals; Friendship bracelets; Egg-box flowers; Window stars; Painted stones',
  'dice game': 'Yahtzee; Pig; Liar’s dice; Farkle; Craps; Ten thousand; Mexico; Bunco',
  'dog trick':
    'Roll over; Give paw; Spin; Play dead; Take a bow; High five; Weave through legs; Fetch the lead',
  doll: 'Clara; Rag doll Tilly; Wooden peg doll; Matryoshka; Baby Ben; Porcelain Rose; Knitted doll; Puppet Kasper',
  'domino, dominoes':
    'Double six; Double blank; Six-five; Four-three; Double four; Five-one; Three-two; Two-blank',
  'escape room puzzle':
    'Four locks; Hidden map; Mirror writing; Colour code; Chess clue; Broken radio; Torn letter; Sliding tiles',
  'fancy dress, carnival costume, halloween costume':
    'Pirate; Bee; Astronaut; Witch; Dinosaur; Firefighter; Ghost; Flamenco dancer',
  'flash card, flashcard':
    'La manzana; Photosynthesis; Capital of Peru; Der Hund; Pythagoras; Mitochondrion; Konnichiwa; Boiling point',
  geocache:
    'Old mill; Bridge of sighs; Troll tree; Lighthouse view; Under the steps; Forgotten well; Church riddle; Night cache',
  'greeting card, birthday card':
    'Birthday, balloons; Get well soon; Thank you; New baby; Wedding; Condolences; Happy Easter; Congratulations',
  'juggling trick, circus trick':
    'Cascade; Mills mess; Columns; Headstand; Plate spinning; Devil stick flip; Diabolo sun; Human pyramid',
  'kids activity, children activity, play idea, play activity':
    'Finger painting; Leaf rubbing; Cardboard castle; Salt dough; Water play; Treasure basket; Obstacle course; Shadow theatre',
  'lego set, building set':
    'Castle; Fire station; Pirate ship; Space shuttle; Farm; Tree house; City bus; Lighthouse',
  'lottery number, tombola prize':
    'Fruit basket; Dinner for two; Teddy bear; Bottle of wine; Haircut; Box of chocolates; Garden gnome; Theatre tickets',
  'magic item, magic artifact':
    'Cloak of shadows; Ring of warmth; Singing sword; Bag of holding; Boots of silence; Lantern of truth; Amulet of the fox; Staff of thorns',
  'magic trick':
    'Vanishing coin; Floating ring; Cut rope; Card to pocket; Linking rings; Egg bag; Mind reading; Silk from nowhere',
  'magnet, fridge magnet': 'Lisbon tram; Big Ben; Cactus; Gondola; Windmill; Lobster; Alphabet; Matryoshka',
  marble: 'Cat’s eye; Big blue; Galaxy; Swirl; Steelie; Milk glass; Tiger; Clear green',
  'model kit, scale model':
    'Spitfire; Windmill; Cutty Sark; Steam locomotive; Saturn rocket; Fire engine; Titanic; Beetle cabriolet',
  'model train, model locomotive':
    'Crocodile; Flying Scotsman; Class V 200; Big Boy; Tram with trailer; Mallard; Glacier Express; Shunter',
  'play equipment': 'Swing; Slide; Seesaw; Climbing frame; Sandpit; Rope bridge; Trampoline; Roundabout',
  'playdate, play date':
    'Mila at our house; Park with Noah; Swimming with Aisha; Baking at Leo’s; Library morning; Zoo with the twins; Garden hose day; Lego afternoon',
  'playground game, outdoor game, children game':
    'Hide and seek; Tag; Hopscotch; Blind man’s buff; Capture the flag; Skipping rope; Grandmother’s footsteps; Marbles',
  'playing card':
    'Ace of spades; Queen of hearts; King of clubs; Jack of diamonds; Joker; Ten of hearts; Two of spades; Nine of diamonds',
  'puppet, hand puppet': 'Kasper; Crocodile; Grandmother; Policeman; King; Princess; Witch; Wolf',
  'quiz round, quiz category, quiz topic':
    'General knowledge; Music; Geography; Food and drink; Film; Sport; Science; History',
  'role-playing character':
    'Elowen, ranger; Brom, dwarf smith; Sister Maren, healer; Tarik, thief; Old Quill, wizard; Ysolde, paladin; Nim, halfling bard; Korr, barbarian',
  spell: 'Healing word; Fireball; Invisibility; Mage hand; Frost bolt; Light; Shield; Feather fall',
  'star sign, zodiac sign': 'Aries; Taurus; Gemini; Cancer; Leo; Virgo; Libra; Scorpio',
  'story plot, plot idea, story idea':
    'The letter that came late; A map in the attic; Two strangers, one suitcase; The last ferry; A dog that inherits; Silence in the valley; The borrowed name; Snowed in',
  'sudoku, crossword':
    'Sunday special; Easy start; Train ride; Animals; Expert; Coffee break; Geography; Christmas',
  sword: 'Longsword; Rapier; Katana; Foil; Sabre; Wooden practice sword; Claymore; Scimitar',
  'tarot card':
    'The Fool; The Magician; The High Priestess; The Hermit; Wheel of Fortune; The Star; The Moon; The Sun',
  'teddy, teddy bear, soft toy, stuffed animal, plush':
    'Brown bear; Bunny with one ear; Elephant; Sleepy fox; Penguin; Giraffe; Little seal; Old Ted',
  'toy car, model car':
    'Red fire engine; Silver racer; Police car; Yellow taxi; Tractor; Beetle; School bus; Tow truck',
  'trading card, collector card, collectible card':
    'Dragon, holographic; Forest guardian; Football star, rookie; Water sprite; Vintage baseball; Lightning fox; Golden keeper; First edition knight',
  'truth or dare, dare':
    'Sing a song; Speak in rhyme; Dance for a minute; Swap a shoe; Tell a secret wish; Hop to the door; Imitate a teacher; Eat a lemon slice',
};
