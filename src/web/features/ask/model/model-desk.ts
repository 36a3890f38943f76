import type { ModelDesk, PassagesOfDocuments } from './speaking-model.ts';
import type { UsableModel } from './usable-model.ts';

/** The code that asks is fetched with the first question. */
export function modelDesk(
  { id, name, place }: UsableModel,
  passagesOfDocuments: PassagesOfDocuments,
): ModelDesk {
  const speaker = { name, place };
  return {
    speaker,
    async ask(question, conversation, hear, signal) {
      try {
        const { followModel } = await import('./follow-model.ts');
        const input = { question, model: id, conversation };
        return await followModel({ input, speaker, passagesOfDocuments, hear, signal });
      } catch (error) {
        console.warn('A model could not be asked.', error);
        return { kind: 'failed', trouble: 'The model could not be asked from here. Please try again.' };
      }
    },
  };
}
