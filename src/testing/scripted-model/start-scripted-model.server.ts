import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { anthropicMessages } from './anthropic-messages.ts';
import { chatCompletions } from './chat-completions.ts';
import type { AskedQuestion, ScriptedReply } from './conversation.ts';
import type { Dialect } from './dialect.ts';
import { askByFile, type FileBridge } from './file-bridge.server.ts';
import { ollamaChat } from './ollama-chat.ts';
import { responses } from './responses.ts';
import { refused, type Scenario, scenarioNames, scenarios } from './scenarios.ts';
import { type ScriptedContent, usualContent } from './scripted-content.ts';

/** One request, as it came. */
export interface AskedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** What left the house, to the last character. */
  body: string;
  model: string | undefined;
  /** Whoever asked hung up before the answer was complete. */
  aborted: boolean;
}

export interface ScriptedModel {
  /** Without a path: `/v1` is added for OpenAI and Anthropic, nothing for Ollama. */
  url: string;
  asked: AskedRequest[];
  /** Questions to a model alone, without those for lists. */
  questions(): AskedRequest[];
  stop(): Promise<void>;
}

export interface ScriptedModelOptions {
  content?: Partial<ScriptedContent>;
  /** The key that it wants; any will do without one. */
  key?: string;
  /** Questions to the model `by-hand` are answered by files. */
  bridge?: FileBridge;
  /** Further models of the test itself. */
  more?: Readonly<Record<string, Scenario>>;
  port?: number;
}

interface Answering extends ScriptedModelOptions {
  counts: Map<string, number>;
  /** Aborted when the connection is closed, by whichever side. */
  signal: AbortSignal;
}

const dialects: Readonly<Record<string, Dialect>> = {
  '/v1/chat/completions': chatCompletions,
  '/v1/responses': responses,
  '/v1/messages': anthropicMessages,
  '/api/chat': ollamaChat,
};

/** A server of models on this machine, which does what the name of the model says. */
export async function startScriptedModel(options: ScriptedModelOptions = {}): Promise<ScriptedModel> {
  const asked: AskedRequest[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const entry: AskedRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        model: undefined,
        aborted: false,
      };
      asked.push(entry);
      const left = new AbortController();
      response.on('close', () => left.abort());
      void answerRequest(entry, response, { ...options, counts, signal: left.signal });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    questions: () => asked.filter(({ path }) => Object.hasOwn(dialects, path)),
    async stop() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answerRequest(
  entry: AskedRequest,
  response: ServerResponse,
  answering: Answering,
): Promise<void> {
  const dialect = dialects[entry.path];
  if (!isKeyRight(entry, answering.key))
    return sendRefusal(response, dialect ?? chatCompletions, refused(401, 'invalid_api_key', 'Wrong key.'));
  if (entry.method === 'GET') return sendList(entry, response, answering);
  const question = dialect === undefined ? undefined : readQuestion(dialect, entry.body);
  if (dialect === undefined || question === undefined)
    return sendRefusal(response, chatCompletions, refused(404, 'not_found', `Nothing is at ${entry.path}.`));
  entry.model = question.model;
  const reply = await replyTo(question, answering);
  if (reply.kind === 'refusal') return sendRefusal(response, dialect, reply);
  if (reply.kind === 'answer') return sendAnswer(entry, response, dialect, question, reply, answering.signal);
  answering.signal.addEventListener('abort', () => {
    entry.aborted = true;
  });
}

function isKeyRight({ headers }: AskedRequest, key: string | undefined): boolean {
  return key === undefined || headers.authorization === `Bearer ${key}` || headers['x-api-key'] === key;
}

function readQuestion(dialect: Dialect, body: string): AskedQuestion | undefined {
  try {
    return dialect.read(JSON.parse(body) as Record<string, unknown>);
  } catch {
    return undefined;
  }
}

async function replyTo(question: AskedQuestion, answering: Answering): Promise<ScriptedReply> {
  const { counts, content, bridge, more, signal } = answering;
  const call = (counts.get(question.model) ?? 0) + 1;
  counts.set(question.model, call);
  if (question.model === 'by-hand' && bridge !== undefined) return askByFile(bridge, question, call, signal);
  const known: Readonly<Record<string, Scenario>> = { ...scenarios, ...more };
  const scenario = Object.hasOwn(known, question.model) ? known[question.model] : undefined;
  return scenario === undefined
    ? refused(404, 'model_not_found', `The model '${question.model}' does not exist.`)
    : scenario(question, { ...usualContent, ...content }, call);
}

function sendList(entry: AskedRequest, response: ServerResponse, { more = {} }: Answering): void {
  const names = [...scenarioNames, ...Object.keys(more)];
  if (entry.path === '/api/version') return sendJson(response, 200, { version: '0.13.0' });
  if (entry.path === '/api/tags')
    return sendJson(response, 200, { models: names.map((name) => ({ name, model: name, size: 1 })) });
  if (entry.path.replace(/\?.*$/, '') === '/v1/models')
    return sendJson(response, 200, {
      object: 'list',
      data: names.map((id) => ({ id, object: 'model', type: 'model', display_name: id })),
    });
  sendJson(response, 404, { error: 'not found' });
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function sendRefusal(response: ServerResponse, dialect: Dialect, reply: ScriptedReply): void {
  if (reply.kind === 'refusal') sendJson(response, reply.status, dialect.refusal(reply), reply.headers);
}

async function sendAnswer(
  entry: AskedRequest,
  response: ServerResponse,
  dialect: Dialect,
  question: AskedQuestion,
  reply: Extract<ScriptedReply, { kind: 'answer' }>,
  signal: AbortSignal,
): Promise<void> {
  const { breaksAfterPieces = Number.POSITIVE_INFINITY, pieceMs = 0 } = reply;
  if (!question.streams) {
    if (Number.isFinite(breaksAfterPieces)) return void response.destroy();
    return sendJson(response, 200, dialect.whole(reply, question));
  }
  response.writeHead(200, { 'content-type': dialect.streamType });
  let sent = 0;
  for (const text of dialect.stream(reply, question)) {
    if (sent > breaksAfterPieces) return void response.destroy();
    if (pieceMs > 0) await pause(pieceMs);
    if (signal.aborted) return noteAborted(entry);
    if (!response.write(text)) await drained(response, signal);
    sent += 1;
  }
  if (signal.aborted) return noteAborted(entry);
  response.end();
}

function noteAborted(entry: AskedRequest): void {
  entry.aborted = true;
}

/** Resolves when more may be written, or nothing any more. */
function drained(response: ServerResponse, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    response.on('drain', done);
    signal.addEventListener('abort', done);
  });
}
