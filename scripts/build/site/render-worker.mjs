import { parentPort, workerData } from 'node:worker_threads';

// A thread of its own, because parts of the web app keep a process alive once they are loaded: the build ends this one.
const { describeSite } = await import(workerData.bundle);
const { renderPage, ...facts } = await describeSite();
const rendered = [];
for (const { path } of facts.pages) {
  try {
    rendered.push({ path, html: await renderPage(path) });
  } catch (error) {
    rendered.push({ path, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
parentPort?.postMessage({ facts, rendered });
