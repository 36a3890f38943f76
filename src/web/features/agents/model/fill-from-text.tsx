import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { limits } from '../../../../kernel/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ProposalList } from './proposal-list.tsx';
import { readText } from './read-text.ts';
import { useUsualModel } from './use-usual-model.ts';

interface FillFromTextProps {
  /** Of what is built in: only that is known to the server, which asks the model. */
  slug: string | undefined;
  work: AnyWork;
  draft: Draft;
  /** What stands in the form is an example, and nothing of the person's own. */
  isExample: boolean;
  onChange: (draft: Draft) => void;
}

const { textLength } = limits.agentModels;

/** Reads a text into the form: by a model where there is one and the person wants it, else on this device. */
export function FillFromText({ slug, work, draft, isExample, onChange }: FillFromTextProps) {
  const model = useUsualModel();
  const [text, setText] = useState('');
  const [wantsModel, setWantsModel] = useState(true);
  const [problem, setProblem] = useState<string>();
  const isOffered = model !== undefined && slug !== undefined;
  const reading = useMutation({
    mutationFn: () => readText(text, work, isOffered && wantsModel ? slug : undefined),
    // Without a model it needs no network.
    networkMode: 'always',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong === undefined) reading.mutate();
  }

  return (
    <section
      aria-label="Fill from a text"
      className="grid grid-cols-1 gap-4 rounded-large border border-line bg-surface p-4"
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
        <Field
          label="Text"
          hint="Write or paste what you know: a mail, an offer, notes. You confirm what is taken from it."
          error={problem}
        >
          {(control) => (
            <Textarea {...control} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        {isOffered ? (
          <Checkbox
            checked={wantsModel}
            onChange={setWantsModel}
            label={`Ask ${model.name}: the text is sent to ${model.place}`}
          />
        ) : null}
        <p className="text-small text-ink-muted">
          {isOffered && wantsModel
            ? 'What the model says is kept only where its words stand in the text.'
            : 'The text is read on this device and sent nowhere. It finds amounts, shares, times and days that stand beside the words of the form.'}
        </p>
        <Button type="submit" className="justify-self-start" busy={reading.isPending}>
          Read the text
        </Button>
      </form>
      {reading.data === undefined || reading.isPending ? null : (
        <ProposalList
          key={reading.submittedAt}
          read={reading.data}
          work={work}
          draft={draft}
          isExample={isExample}
          onChange={onChange}
        />
      )}
      {reading.isError ? (
        <p role="alert" className="text-small text-negative">
          The text could not be read. Please try again.
        </p>
      ) : null}
    </section>
  );
}

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'Paste or write the text first.';
  return text.trim().length > textLength
    ? `This is more than ${textLength} characters. Leave out what does not matter.`
    : undefined;
}
