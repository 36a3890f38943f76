/** Words that hold a sentence together. */
const small = `a an the this that these those some any each every all both either neither no not nor none such same own other others another
  and or but so if then than as because since while although though unless until till when where who whom whose which what why how whether
  of in on at by for from to with without into onto over under about after before between through during against among around off out up down along across near per via toward towards upon within beyond
  i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself it its itself they them their theirs themselves
  be am is are was were been being do does did done doing have has had having can could will would shall should may might must ought need needs needed
  there here now just also too very much many more most less least few only even still yet again already always never ever often once
  isn't aren't wasn't weren't don't doesn't didn't won't wouldn't can't cannot couldn't shouldn't haven't hasn't hadn't
  i'm i'd i'll i've we're we'd we'll we've you're you'd you'll you've he's she's it's that's there's they're they'd they'll they've who's what's let's
  etc eg ie vs like well back away else enough quite rather really maybe perhaps almost instead either
  something anything everything nothing someone somebody anyone anybody everyone everybody nobody whoever whatever whichever wherever whenever
  one ones thing things stuff way lot lots bit kind sort`;

/** What people say to be polite, about themselves or about the making of the app, and want nothing with. */
const talk = `hi hello hey dear please kindly thanks thank thx cheers sorry ok okay yes yeah hiya buongiorno regards hope help helps sure honestly basically actually simply obviously
  want wants wanted wanting like likes love loved wish looking look need make makes making made build builds building create creates creating develop design implement implements implementing write generate produce provide provides providing
  app apps application applications website websites site sites web webapp program programs software tool tools system systems platform platforms project page pages mini-program
  functionality functionalities function functions feature features ability able allow allows allowing enable enables enabling let lets support supports include includes including based use uses used using
  simple small little easy nice good great cool big basic new modern clean user-friendly responsive
  user users people person come comes get gets got go goes going take takes taking say says said know knows tell tells think keep keeps put puts give gives show shows
  moment time currently today ideally mostly mainly especially together different various certain possible important necessary corresponding related following`;

const unmeant = new Set(`${small} ${talk}`.split(/\s+/));

/** A word of a text with its place. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text that carry meaning: not those that hold sentences together, and no small talk. */
export function contentWords(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}’'.-]*[\p{L}\p{N}])?/gu)]
    .map((match) => ({ word: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ word }) => {
      const plain = word.toLowerCase().replaceAll('’', "'");
      return !unmeant.has(plain) && (plain.length > 1 || /\d/.test(plain));
    });
}
