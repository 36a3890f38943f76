/** What kind of wish a verb is. Everything that is not listed is an action of its own. */
export type VerbClass =
  | 'view'
  | 'search'
  | 'create'
  | 'edit'
  | 'remove'
  | 'manage'
  | 'account'
  | 'analyse'
  | 'generate'
  | 'calculate'
  | 'talk'
  | 'receive'
  | 'track'
  | 'upload'
  | 'download'
  | 'play'
  | 'learn'
  | 'choose'
  | 'act'
  | 'weak';

const byClass: Readonly<Record<VerbClass, string>> = {
  view: 'browse view see display show check explore read list access look visit inspect examine discover observe open preview present showcase introduce navigate scroll feature highlight demonstrate illustrate obtain get acquire know understand consult click redirect',
  search: 'search find query locate filter sort retrieve inquire lookup',
  create:
    'add create post publish submit write record enter input fill compose draft make build insert issue release initiate register log define establish launch propose raise file plan organize schedule arrange set-up take capture note store save-data suggest advertise leave',
  edit: 'edit modify update change revise customize customise adjust set configure rename rewrite personalize personalise correct reorder rearrange format style toggle mark move drag reschedule postpone',
  remove: 'delete remove clear erase discard archive',
  manage: 'manage administer handle maintain operate control oversee administrate moderate supervise',
  account: 'login signin signup authenticate logout signout',
  analyse:
    'analyze analyse monitor visualize visualise summarize summarise evaluate-data aggregate chart graph report-on count measure diagnose assess forecast predict compare',
  generate: 'generate produce compile render print-out simulate synthesize randomize shuffle',
  calculate: 'calculate compute estimate convert solve determine',
  talk: 'chat message communicate contact discuss reply send talk email call respond answer consult-with interact collaborate correspond converse ask',
  receive: 'receive notify alert remind warn inform announce',
  track: 'track follow-up trace log-in-diary watch-over',
  upload: 'upload import attach',
  download: 'download export print save-as backup',
  play: 'play spin roll deal shoot jump hit',
  learn: 'learn study practice practise memorize memorise revise-for train quiz test',
  choose: 'choose select pick specify decide switch',
  act: 'book reserve order buy purchase pay checkout rent hire apply enroll enrol join donate subscribe unsubscribe follow unfollow like favorite favourite collect bookmark save rate review comment vote share withdraw recharge redeem exchange transfer refund invite approve reject assign accept complete finish close cancel return borrow lend adopt claim bid participate attend sign volunteer nominate recommend refer report complain appeal request confirm verify validate scan clock settle deposit tip pledge sponsor fund invest trade sell bargain negotiate challenge compete win score collect-points earn spend unlock upgrade renew extend deliver ship dispatch receive-order pick-up serve cook prepare repair inspect-vehicle stock restock replenish tag label pin star upvote downvote flag block mute ban grade mark-as listen watch stream wear try swap match meet train-with thank reward welcome greet mentor onboard consult-doctor evaluate feedback interact-with crowdfund group-buy split merge pause resume start stop lock hide bet trigger detect identify recognize recognise process execute deploy debug trim crop resize rotate translate scan-code encrypt compress',
  weak: 'have include provide support offer contain use allow enable help ensure need want require be do let consist involve protect improve keep work run make-sure come go feel attract promote guide connect facilitate encourage adapt integrate implement develop load cover focus aim serve-as base realize achieve perform conduct engage undertake experience give',
};

const classes = new Map<string, VerbClass>();
for (const [name, verbs] of Object.entries(byClass))
  for (const verb of verbs.split(' ')) if (!classes.has(verb)) classes.set(verb, name as VerbClass);

/** Several words that are one verb. The first form is the one that is kept. */
export const verbPhrases: readonly (readonly [pattern: RegExp, verb: string])[] = [
  [/^(log|sign)(ging)?[ -]?(in|on)\b/, 'login'],
  [/^leav(e|ing)\s+(?:an?\s+|their\s+)?(?:reviews?|feedback|ratings?)\b/, 'review'],
  [/^leav(e|ing)\s+(?:an?\s+|their\s+)?comments?\b/, 'comment'],
  [/^(log|sign)(ging)?[ -]?(out|off)\b/, 'logout'],
  [/^sign(ing)?[ -]?up\b/, 'signup'],
  [/^check(ing)?[ -]?in\b/, 'check-in'],
  [/^check(ing)?[ -]?out\b/, 'checkout'],
  [/^clock(ing)?[ -]?in\b/, 'clock-in'],
  [/^punch(ing)?[ -]?in\b/, 'clock-in'],
  [/^(fill|filling)[ -]?(out|in)\b/, 'fill'],
  [/^look(ing)? (up|for)\b/, 'search'],
  [/^plac(e|ing) (an )?orders?\b/, 'order'],
  [/^plac(e|ing) (a )?bets?\b/, 'bet'],
  [/^mak(e|ing) (a |an )?(reservations?|bookings?|appointments?)\b/, 'book'],
  [/^mak(e|ing) (a )?(payments?)\b/, 'pay'],
  [/^mak(e|ing) (a )?(donations?)\b/, 'donate'],
  [/^mak(e|ing) (a )?(purchases?)\b/, 'buy'],
  [/^leav(e|ing) (a )?(comments?|messages?|reviews?|feedback)\b/, 'comment'],
  [/^tak(e|ing) (a |the )?(quiz(zes)?|tests?|exams?)\b/, 'quiz'],
  [/^keep(ing)? track of\b/, 'track'],
  [
    /^back(ing)?\s+(?=(?:(?:a|an|the|their|creative)\s+)?(?:campaigns?|projects?|ideas?|causes?)\b)/,
    'pledge',
  ],
  [/^declin(e|es|ing)\b/, 'reject'],
  [/^drill(ing)? down\b/, 'view'],
  [/^learn(ing)? (more )?about\b/, 'view'],
  [/^set(ting)? up\b/, 'create'],
  [/^follow(ing)?\s+(?=(?:(?:the|their|its)\s+)?(?:progress|status)\b)/, 'track'],
  [
    /^form(ing)?\s+(?=(?:(?:a|an|their|own|new|study)\s+)*(?:teams?|groups?|clubs?|part(?:y|ies))\b)/,
    'create',
  ],
  [/^(put|putting) up\b/, 'create'],
  [/^carry(ing)? out\b/, 'act'],
  [/^add(ing)? to (the |their )?(shopping )?cart\b/, 'add-to-cart'],
];

export function isKnownVerb(verb: string): boolean {
  return classes.has(verb);
}

export function verbClass(verb: string): VerbClass {
  return classes.get(verb) ?? 'act';
}

export function knownVerbs(): Iterable<string> {
  return classes.keys();
}
