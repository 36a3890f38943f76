import { noteMetric } from './metrics.ts';

/** As `fetch`, and remembers how long the answer took. */
export async function measuredFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const began = performance.now();
  const note = (status: number) =>
    noteMetric({ responseTime: performance.now() - began, status, timestamp: Date.now() });
  try {
    const answer = await fetch(input, init);
    note(answer.status);
    return answer;
  } catch (error) {
    // Somebody who leaves a page says nothing about the server; a time-out does.
    if (!(error instanceof DOMException && error.name === 'AbortError')) note(0);
    throw error;
  }
}
