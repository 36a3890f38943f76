import { setImmediate } from 'node:timers/promises';
import type { Reader } from '../../engine/reader/reader.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { suggestChanges } from '../../engine/suggest-changes.ts';
import { limits } from '../../kernel/limits.ts';

type Suggest = (reader: Reader | undefined, versionId: string, spec: AppSpec) => Promise<readonly string[]>;

/** What is suggested for a version costs some readings and never changes: it is worked out once for as long as it is remembered. */
export function rememberSuggestions(): Suggest {
  const recent = new Map<string, Promise<readonly string[]>>();
  return (reader, versionId, spec) => {
    const known = recent.get(versionId);
    if (known !== undefined) return known;
    const suggestions = tryBetweenOthers(spec, reader);
    recent.set(versionId, suggestions);
    suggestions.catch(() => recent.delete(versionId));
    const [oldest] = recent.keys();
    if (recent.size > limits.build.suggestionsKept && oldest !== undefined) recent.delete(oldest);
    return suggestions;
  };
}

/** Whoever else asks the server is answered between two sentences. */
async function tryBetweenOthers(spec: AppSpec, reader: Reader | undefined): Promise<readonly string[]> {
  const found: string[] = [];
  for (const sentence of suggestChanges(spec, reader)) {
    if (sentence !== undefined) found.push(sentence);
    await setImmediate();
  }
  return found;
}
