import type { StoryInput } from './fields.ts';
import { type Premise, shortAlly } from './premise.ts';

/** What a story editor would ask of this premise before a page is written. */
export function questionsOf(input: StoryInput, p: Premise): string[] {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const shared = [...words(p.want)].filter((word) => words(p.need).has(word));
  return [
    `By which picture does the audience know that ${p.short} has managed to ${p.want}? Name the shot or the sentence.`,
    `Why now? It starts when ${p.event}. What would ${p.short} be doing a year later if that had never happened?`,
    `Where does ${p.short} have the belief that ${p.belief}? Can we see its cause without a flashback?`,
    shared.length > 0
      ? `Want and need share the word “${shared[0]}”. Can ${p.he} get one without the other? If not, there is no choice to make.`
      : `In which scene does ${p.short} have to choose between the two: to ${p.wantAgain}, or to ${p.need}?`,
    `What does the other side want? Stand behind ${p.obstacleAgain} and tell the story from there in three sentences: in those, who is right?`,
    `If it fails, ${p.stakes}. Who in the story says this aloud, and to whom does it matter most besides ${p.him}?`,
    p.ally === undefined
      ? `Nobody helps ${p.short}. To whom ${p.verb('does', 'do')} ${p.he} speak, so that we learn what ${p.he} ${p.verb('thinks', 'think')}?`
      : `What does ${shortAlly(p.ally)} lose by helping? A helper without a price is a tool.`,
    p.motif === undefined
      ? 'Is there a thing that can be seen at the beginning, in the middle and at the end, and means something else each time?'
      : `What does ${p.motifAgain ?? p.motif} mean at the beginning, and what does it mean at the end?`,
    input.ending === 'tragic'
      ? `At which moment could ${p.short} still turn back? The audience has to see it when ${p.he} ${p.verb('does', 'do')} not.`
      : `What is the worst thing that ${p.short} does on the way? If there is none, what is there to regret?`,
    input.structure === 'four'
      ? 'Does the turn change how we see what came before, or is it only a surprise? Read the first half again with it in mind.'
      : 'Which scene could be cut without anybody noticing? Cut it.',
  ];
}
