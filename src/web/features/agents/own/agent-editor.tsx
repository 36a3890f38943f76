import { useState } from 'react';
import type { AnyWork, InputFault } from '../../../../catalog/agent-desk/work.ts';
import { type OwnAgent, ownAgentSchema } from '../../../../catalog/own-agents/own-agent.ts';
import { namesInOrder } from '../../../../catalog/own-agents/own-work.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { startRun } from '../run/start-run.ts';
import type { WorkSource } from '../run/work-source.ts';
import { TextLine } from '../tools/text-line.tsx';
import { moveField } from './agent-draft.ts';
import { AgentFieldEditor } from './agent-field-editor.tsx';
import { sayNotSaved } from './failed-to-save.ts';

interface AgentEditorProps {
  /** The work of what it is made of. */
  base: AnyWork;
  start: OwnAgent;
  onSave: (agent: OwnAgent) => Promise<void>;
}

const seed = 1;

/** An agent of one's own in the making: its name, its job, and how each field is asked. */
export function AgentEditor({ base, start, onSave }: AgentEditorProps) {
  const [agent, setAgent] = useState(start);
  const [faults, setFaults] = useState<readonly InputFault[]>([]);
  const [busy, setBusy] = useState(false);
  const order = namesInOrder(base, agent);
  const shape = ownAgentSchema.safeParse(agent);
  const issueAt = (name: string) =>
    shape.success ? undefined : shape.error.issues.find(({ path }) => path[0] === name)?.message;

  async function save() {
    if (!shape.success) return;
    setBusy(true);
    try {
      // It is tried before it is kept: an agent whose own values give no result helps nobody.
      const source: WorkSource = { kind: 'own', agent: { ...shape.data, fixed: [] }, version: 1 };
      const outcome = await startRun({ source, draft: shape.data.preset, seed }, () => undefined).outcome;
      setFaults(outcome.faults ?? []);
      if (outcome.result !== undefined) await onSave(shape.data);
    } catch (error) {
      sayNotSaved(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="@container grid min-w-0 gap-10">
      <Section heading="About">
        <div className="grid gap-4 @2xl:grid-cols-2">
          <TextLine
            label="Name of the agent"
            value={agent.name}
            onChange={(name) => setAgent({ ...agent, name })}
            error={issueAt('name')}
          />
          <TextLine
            label="Its job in one sentence"
            value={agent.job}
            onChange={(job) => setAgent({ ...agent, job })}
            error={issueAt('job')}
          />
        </div>
      </Section>
      {base.steps.map(({ title, fields }, step) => {
        const siblings = order.filter((name) => fields.includes(name));
        return (
          <Section
            key={title}
            heading={title}
            description={
              step === 0
                ? 'The values stand in the form when the agent is opened. What is fixed is not asked.'
                : undefined
            }
          >
            <ol className="grid gap-3">
              {siblings.map((name, index) => (
                <AgentFieldEditor
                  key={name}
                  name={name}
                  field={base.fields[name]}
                  agent={agent}
                  faults={faults.filter((fault) => fault.field === name)}
                  isFirst={index === 0}
                  isLast={index === siblings.length - 1}
                  onChange={setAgent}
                  onMove={(by) => setAgent({ ...agent, order: moveField(order, name, siblings, by) })}
                />
              ))}
            </ol>
          </Section>
        );
      })}
      <SaveBar faults={faults} busy={busy} isWhole={shape.success} onSave={() => void save()} />
    </div>
  );
}

interface SaveBarProps {
  faults: readonly InputFault[];
  busy: boolean;
  isWhole: boolean;
  onSave: () => void;
}

function SaveBar({ faults, busy, isWhole, onSave }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-ground py-3">
      {faults.length === 0 ? null : (
        <Alert tone="negative" announce title="Not saved yet">
          {faults.find(({ field }) => field === '')?.message ??
            (faults.length === 1
              ? 'One field needs another look.'
              : `${faults.length} fields need another look.`)}
        </Alert>
      )}
      <div className="flex justify-end">
        <Button look="primary" busy={busy} disabled={!isWhole} onClick={onSave}>
          Save agent
        </Button>
      </div>
    </div>
  );
}
