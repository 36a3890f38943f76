import { fillFields } from '../../../../ask/intents/agent/fill-fields.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import {
  type FieldProposal,
  contract as fillAgentForm,
} from '../../../../functions/fill-agent-form/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/failures/failure.ts';

export interface ReadText {
  proposals: readonly FieldProposal[];
  /** Labels of fields of which a model said what the text does not say. */
  dropped: readonly string[];
  /** The model that read it; undefined when this device did. */
  model: string | undefined;
  /** Why no model did although one was asked, in words. */
  fault: string | undefined;
}

/** Reads a text with the model, and on this device where there is none or it fails. */
export async function readText(
  text: string,
  work: AnyWork,
  slugForModel: string | undefined,
): Promise<ReadText> {
  if (slugForModel === undefined) return readHere(text, work, undefined);
  try {
    const answer = await callFunction(fillAgentForm, { slug: slugForModel, text });
    if (answer.fault !== null) return readHere(text, work, answer.fault);
    const { proposals, dropped, model } = answer;
    return { proposals, dropped, model, fault: undefined };
  } catch (error) {
    return readHere(text, work, messageOf(error, 'The text could not be read by the model.'));
  }
}

function readHere(text: string, work: AnyWork, fault: string | undefined): ReadText {
  const found = fillFields(text, work);
  return {
    proposals: found.map(({ field, value, words }) => ({ field, value, words: [words] })),
    dropped: [],
    model: undefined,
    fault,
  };
}
