import type { DocumentPassage } from '../../ask/documents/document-passage.ts';
import type { Passage } from '../../ask/passages/passage.ts';
import type { Grounds } from '../../ask/said/check-said.ts';
import type { SaidSource } from '../../ask/said/said.ts';
import { limits } from '../../kernel/limits.ts';

/** What came to the grounds since it was last asked. */
export interface NewGrounds {
  readonly sources: readonly SaidSource[];
  readonly texts: readonly string[];
}

/** Everything that a model is given while it answers, under numbers that never change. */
export class GatheredGrounds {
  readonly #sources: SaidSource[] = [];
  readonly #texts: string[];
  #toldSources = 0;
  #toldTexts: number;

  /** `texts` are known to whoever asks: the question and the conversation. */
  constructor(texts: readonly string[]) {
    this.#texts = [...texts];
    this.#toldTexts = texts.length;
  }

  addPassages(passages: readonly Passage[]): SaidSource[] {
    return passages.map(({ source: { title, address }, section, text }) => {
      const known = this.#sources.find((one) => one.address === address && one.place === section);
      return (
        known ?? this.#add({ title, address, place: section, text: cut(text, limits.ask.passageLength) })
      );
    });
  }

  addDocuments(passages: readonly DocumentPassage[]): void {
    for (const { document, title, place, text } of passages) this.#add({ document, title, place, text });
  }

  addAnswer(answer: unknown): void {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    this.#texts.push(cut(text, limits.ask.toolAnswerLength));
  }

  all(): Grounds & { readonly sources: readonly SaidSource[] } {
    return { sources: this.#sources, texts: this.#texts };
  }

  news(): NewGrounds | undefined {
    const sources = this.#sources.slice(this.#toldSources);
    const texts = this.#texts.slice(this.#toldTexts);
    this.#toldSources = this.#sources.length;
    this.#toldTexts = this.#texts.length;
    return sources.length + texts.length === 0 ? undefined : { sources, texts };
  }

  #add(source: Omit<SaidSource, 'number'>): SaidSource {
    const added = { ...source, number: this.#sources.length + 1 };
    this.#sources.push(added);
    return added;
  }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
