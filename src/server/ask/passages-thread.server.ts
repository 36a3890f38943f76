import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnswerHere } from '../../ask/answer.ts';
import { answerFromPassages } from '../../ask/passages/answer-from-passages.ts';
import { answerOfFound } from '../../ask/passages/answer-of-found.ts';
import { chooseSources } from '../../ask/passages/choose-sources.ts';
import { fetchIndex, fetchWordIndex } from '../../ask/passages/fetch-index.ts';
import type { PassageIndex } from '../../ask/passages/open-index.ts';
import type { Passage } from '../../ask/passages/passage.ts';
import { readQuestion } from '../../ask/passages/question.ts';
import { rankPassages } from '../../ask/passages/rank-passages.ts';

/** What is asked of the thread. */
export type PassageOrder = { readonly number: number; readonly question: string } & (
  | { readonly kind: 'answer' }
  | { readonly kind: 'search'; readonly limit: number }
);

/** What comes back. `missing`: the files are not there, or are not whole. */
export type PassageNews = { readonly number: number } & (
  | { readonly kind: 'answered'; readonly answer: AnswerHere }
  | { readonly kind: 'found'; readonly passages: readonly Passage[] }
  | { readonly kind: 'missing'; readonly reason: string }
);

let opening: Promise<PassageIndex> | undefined;

/** Opened with the first question. What failed is tried again with the next one: a build may have come meanwhile. */
async function index(): Promise<PassageIndex> {
  opening ??= open(workerData as string);
  try {
    return await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

async function open(directory: string): Promise<PassageIndex> {
  const read = (path: string) => readFile(join(directory, path));
  try {
    return await fetchIndex(read, { webAssembly: true });
  } catch {
    // Words alone find most of it, where the model of sentences is not there.
    return fetchWordIndex(read);
  }
}

async function work(order: PassageOrder): Promise<PassageNews> {
  const { number, question } = order;
  const opened = await index();
  if (order.kind === 'answer')
    return { number, kind: 'answered', answer: answerOfFound(answerFromPassages(question, opened)) };
  const read = readQuestion(question);
  if (read.terms.length === 0) return { number, kind: 'found', passages: [] };
  const chosen = chooseSources(rankPassages(read, opened), opened, order.limit);
  const passages = chosen
    .filter(({ score }) => score > 0)
    .flatMap((one) => opened.passages[one.number] ?? []);
  return { number, kind: 'found', passages };
}

parentPort?.on('message', (order: PassageOrder) => {
  void work(order)
    .catch(
      (error: unknown): PassageNews => ({ number: order.number, kind: 'missing', reason: String(error) }),
    )
    .then((news) => parentPort?.postMessage(news));
});
