import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { factsOfResult } from '../../../../catalog/agent-desk/facts-of-result.ts';
import type { DocumentPart } from '../../../../catalog/agent-desk/parts.ts';
import type { AgentResult } from '../../../../catalog/agent-desk/result.ts';
import { contract as writeNarrative } from '../../../../functions/write-narrative/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { ToldResult } from './told-result.ts';
import { useUsualModel } from './use-usual-model.ts';

interface NarrativeProps {
  title: string;
  result: AgentResult;
  /** With a text when the downloads are to have it. */
  onExport: (told: ToldResult | undefined) => void;
}

const titleLength = 200;

/** The result told by a model, where there is one. Numbers that the result does not have are kept out by the server. */
export function Narrative({ title, result, onExport }: NarrativeProps) {
  const model = useUsualModel();
  const writing = useMutation({
    mutationFn: async () => ({
      of: result,
      ...(await callFunction(writeNarrative, {
        title: title.slice(0, titleLength),
        facts: factsOfResult(result),
      })),
    }),
    onSuccess: () => onExport(undefined),
  });
  if (model === undefined) return null;
  // A text about an earlier result says nothing about this one.
  const told = writing.data?.of === result ? writing.data : undefined;
  return (
    <section
      aria-label="In words"
      className="grid grid-cols-1 gap-3 rounded-large border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-small text-ink-muted">
          {model.name} can tell this result in words. Its figures are then sent to {model.place}.
        </p>
        <Button busy={writing.isPending} onClick={() => writing.mutate()}>
          <PenLine aria-hidden />
          {told === undefined ? 'Tell it in words' : 'Tell it again'}
        </Button>
      </div>
      {writing.isError || (told !== undefined && told.fault !== null) ? (
        <Alert tone="negative" title="No text was written" announce>
          {told?.fault ?? messageOf(writing.error, 'Please try again.')}
        </Alert>
      ) : null}
      {told === undefined || told.fault !== null ? null : (
        <Told key={writing.submittedAt} told={told} onExport={onExport} />
      )}
    </section>
  );
}

interface ToldProps {
  told: { of: AgentResult; paragraphs: readonly string[]; left_out: number; model: string };
  onExport: NarrativeProps['onExport'];
}

function Told({ told: { of, paragraphs, left_out: leftOut, model }, onExport }: ToldProps) {
  const [isExported, setExported] = useState(false);
  function change(wanted: boolean) {
    setExported(wanted);
    const part: DocumentPart = {
      kind: 'document',
      title: `In words, written by ${model}`,
      blocks: paragraphs.map((text) => ({ kind: 'text', text })),
    };
    onExport(wanted ? { of, withText: { ...of, parts: [...of.parts, part] } } : undefined);
  }
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-3">
      <p>
        <Badge tone="accent">Written by {model}</Badge>
      </p>
      {paragraphs.map((text, index) => (
        <p key={`${index}-${text}`} className="max-w-[70ch] text-body wrap-anywhere text-ink">
          {text}
        </p>
      ))}
      {leftOut === 0 ? null : (
        <p className="text-small text-ink-muted">
          {leftOut === 1
            ? 'One sentence was left out: a number in it is not in the result.'
            : `${leftOut} sentences were left out: each has a number that is not in the result.`}
        </p>
      )}
      {paragraphs.length === 0 ? null : (
        <Checkbox checked={isExported} onChange={change} label="Add it to the downloads" />
      )}
    </div>
  );
}
