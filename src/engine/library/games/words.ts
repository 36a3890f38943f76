/** Everyday words of five letters for word games. */
export const fiveLetterWords = (
  'about above actor adult after again agent agree ahead alarm album alert alive allow alone along alter among anger angle ' +
  'angry apart apple apply arena argue arise aside asset avoid awake award aware badly baker basic basis beach began begin ' +
  'being below bench birth black blame blind block blood board boost bound brain brand bread break breed brick brief bring ' +
  'broad brown build built buyer cable candy carry catch cause chain chair chalk charm chart chase cheap check cheer chest ' +
  'chief child claim class clean clear climb clock close cloth cloud coach coast could count court cover craft crash cream ' +
  'crime cross crowd crown curve cycle daily dance dealt death delay depth doubt dozen draft drama dream dress drink drive ' +
  'early earth eight elect empty enemy enjoy enter entry equal error event every exact exist extra faith false fault favor ' +
  'fever field fifth fifty fight final first flame flash fleet floor flour fluid focus force forty found frame fresh front ' +
  'fruit fully funny ghost giant given glass globe grace grade grain grand grant grape grass great green greet group grown ' +
  'guard guess guest guide happy heart heavy hello honey horse hotel house human humor ideal image index inner input issue ' +
  'joint judge juice knife known label large laser later laugh layer learn least leave legal lemon level light limit local ' +
  'logic loose lower lucky lunch magic major maker march match maybe mayor meant medal media metal might minor mixed model ' +
  'money month moral motor mount mouse mouth movie music nerve never night noise north novel nurse ocean offer often olive ' +
  'onion order other ought owner paint panel paper party peace pearl phase phone photo piano piece pilot pitch place plain ' +
  'plane plant plate point pound power press price pride prime print prize proof proud queen quick quiet quite radio raise ' +
  'range rapid ratio reach ready refer right river robot rough round route royal rural salad scale scene scope score sense ' +
  'serve seven shade shake shape share sharp sheep sheet shelf shell shift shine shirt shock shoot shore short shown sight ' +
  'since skill sleep slice slide small smart smile smoke snake solid solve sorry sound south space spare speak speed spell ' +
  'spend spice spoon sport staff stage stair stamp stand start state steam steel stick still stock stone store storm story ' +
  'study style sugar suite sunny super sweet swing table taste teach thank theme thick thing think third three throw tiger ' +
  'tight title today token tooth topic total touch tough tower trace track trade trail train treat trend trial truck truly ' +
  'trust truth twice under union unity until upper upset urban usage usual value video virus visit vital voice waste watch ' +
  'water wheat wheel where which while white whole woman world worry worth would wound write wrong yield young youth zebra'
).split(' ');
