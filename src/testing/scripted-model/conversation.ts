/** What a model is asked, whichever protocol it came by. */
export interface AskedMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  text: string;
}

export interface AskedQuestion {
  model: string;
  messages: readonly AskedMessage[];
  /** Names of the tools that were offered. */
  tools: readonly string[];
  wantsJson: boolean;
  /** The tool that stands for an answer in JSON, in protocols that have no other way. */
  jsonTool?: string;
  streams: boolean;
}

export interface ScriptedToolCall {
  id: string;
  name: string;
  input: unknown;
}

export interface ScriptedUsage {
  input: number;
  output: number;
}

/** What the model says, before a protocol has put it into words of its own. */
export interface ScriptedAnswer {
  kind: 'answer';
  text: string;
  toolCalls: readonly ScriptedToolCall[];
  usage: ScriptedUsage;
  /** Characters of one piece of a stream, and the wait before each. */
  pieceCharacters?: number;
  pieceMs?: number;
  /** The connection breaks after so many pieces. */
  breaksAfterPieces?: number;
}

export interface ScriptedRefusal {
  kind: 'refusal';
  status: number;
  message: string;
  /** What the protocol calls this failure. */
  code: string;
  headers?: Readonly<Record<string, string>>;
}

/** It takes the question and never answers. */
export interface ScriptedSilence {
  kind: 'silence';
}

export type ScriptedReply = ScriptedAnswer | ScriptedRefusal | ScriptedSilence;

/** One piece of a stream at a time, so that a stream can be slow or break off. */
export function piecesOf({ text, pieceCharacters = 12 }: ScriptedAnswer): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += pieceCharacters)
    pieces.push(text.slice(from, from + pieceCharacters));
  return pieces;
}
