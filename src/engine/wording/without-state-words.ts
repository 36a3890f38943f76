import { sentenceCase } from '../read/words.ts';
import type { AppSpec } from '../spec/app-spec.ts';

const stateWord = /^(free|available|empty|unused|spare|open|vacant|booked|taken)\s+(?=\p{L})/iu;

/** “Free parking space 1: occupied”: what is free today is not called so for ever. */
export function withoutStateWords(spec: AppSpec): AppSpec {
  const entities = structuredClone(spec.entities);
  for (const entity of entities) {
    const word = stateWord.exec(entity.one)?.[1]?.toLowerCase();
    const isState = entity.fields.some(({ options = [] }) =>
      options.some((option) => option.toLowerCase() === word),
    );
    if (word === undefined || !isState) continue;
    const plain = (words: string) => sentenceCase(words.replace(stateWord, ''));
    for (const other of entities)
      for (const field of other.fields) if (field.label === entity.one) field.label = plain(field.label);
    for (const sample of entity.samples)
      if (String(sample[entity.title]).startsWith(entity.one))
        sample[entity.title] = plain(String(sample[entity.title]));
    entity.one = plain(entity.one);
    entity.many = plain(entity.many);
  }
  return { ...spec, entities };
}
