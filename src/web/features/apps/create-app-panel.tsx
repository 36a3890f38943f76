import { CloudOff, Sparkles } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { useSession } from '../../lib/session.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ExampleList } from './example-list.tsx';
import { GenerationStage } from './generation-stage.tsx';
import { QuestionBack } from './question-back.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { type CreatorForm, useCreatorForm } from './use-creator-form.ts';

/** Whoever comes by a link to this place wants to write: the first field takes the focus. */
export const newAppAnchor = 'new-app';

/** From a description to an app: the form beside what becomes of it. */
export function CreateAppPanel() {
  const form = useCreatorForm();
  const headingId = useId();
  const { generator, idea, submit, limit, closeLimit } = form;
  const { phase } = generator.generation;
  const stage = useStageFocus(phase);
  return (
    <Card id={newAppAnchor} aria-labelledby={headingId} className="@container scroll-mt-20">
      <div className="grid @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="grid content-start gap-5 p-5 @4xl:p-6">
          <div>
            <h2 id={headingId} className="text-lead font-semibold text-ink">
              Create New App
            </h2>
            <p className="mt-1 text-small text-ink-muted">
              Say what it is for, what it keeps and what one does with it. It takes less than half a minute.
            </p>
          </div>
          <IdeaFields form={form} />
        </div>
        <section
          ref={stage}
          tabIndex={-1}
          aria-label={phase === 'idle' || phase === 'asked' ? 'Examples' : 'Progress'}
          className="grid min-w-0 content-start gap-5 rounded-b-large border-t border-line bg-ground/40 p-5 outline-hidden @4xl:rounded-r-large @4xl:rounded-bl-none @4xl:border-t-0 @4xl:border-l @4xl:p-6"
        >
          <GenerationStage generator={generator} name={idea.appName} onRetry={submit} />
          {phase === 'running' || phase === 'done' ? null : <ExampleList onChoose={form.choose} />}
        </section>
      </div>
      <UpgradeDialog reason={limit} onClose={closeLimit} />
    </Card>
  );
}

function IdeaFields({ form }: { form: CreatorForm }) {
  const { idea, errors, change, submit, generator } = form;
  const { generation } = generator;
  const isRunning = generation.phase === 'running';
  const description = useAskedFocus(generation.phase);
  const name = useArrivalFocus();
  const isEmpty = idea.appName === '' || idea.prompt === '';
  return (
    <form noValidate aria-label="New app" onSubmit={submit} className="grid gap-5">
      <Field
        label="App Name"
        error={errors.appName}
        hint={<NameCounter used={idea.appName.length} />}
        className="[&>div:last-child]:justify-self-end"
      >
        {(control) => (
          <Input
            {...control}
            ref={name}
            value={idea.appName}
            onChange={(event) => change({ ...idea, appName: event.target.value })}
            maxLength={limits.apps.nameInForm}
            readOnly={isRunning}
            autoComplete="off"
            placeholder="Chair Time"
          />
        )}
      </Field>
      <Field label="Description" error={errors.prompt}>
        {(control) => (
          <Textarea
            {...control}
            ref={description}
            value={idea.prompt}
            onChange={(event) => change({ ...idea, prompt: event.target.value })}
            maxLength={limits.apps.description}
            readOnly={isRunning}
            counter
            grow
            rows={7}
            className="[&>textarea]:min-h-40"
            placeholder="A booking app for a barber shop. Customers can browse services and book appointments."
          />
        )}
      </Field>
      {generation.phase === 'asked' ? (
        <QuestionBack
          question={generation.question}
          onTake={(prompt) => {
            form.take(prompt);
            description.current?.focus();
          }}
          onInsist={form.insist}
        />
      ) : null}
      <ModelField form={form} isRunning={isRunning} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <Button type="submit" look="primary" busy={isRunning} disabled={isEmpty} className="w-full sm:w-auto">
          {isRunning ? null : <Sparkles aria-hidden />}
          {isRunning ? 'Generating' : 'Generate App'}
        </Button>
        <FootNote form={form} />
      </div>
    </form>
  );
}

/** Only where there is a model: what is sent, and to whom, stands there before anything is. */
function ModelField({ form, isRunning }: { form: CreatorForm; isRunning: boolean }) {
  const { model, wants, setWants } = form.model;
  if (model === undefined) return null;
  return (
    <div className="grid gap-1">
      <Checkbox
        checked={wants}
        onChange={setWants}
        disabled={isRunning}
        label={`Also ask ${model.name}: the description is sent to ${model.place}`}
      />
      <p className="text-small text-ink-muted">
        {wants
          ? 'The app is made without it first. What it adds comes in a second version, and you see which parts are its.'
          : 'The app is made here alone. Nothing is sent to a model.'}
      </p>
    </div>
  );
}

function NameCounter({ used }: { used: number }) {
  const { nameInForm } = limits.apps;
  return (
    <>
      <span aria-hidden className="font-mono text-caption text-ink-faint tabular-nums">
        {used} / {nameInForm}
      </span>
      <span className="sr-only">Up to {nameInForm} characters.</span>
    </>
  );
}

/** Generating is never forbidden for want of a network: a server on the same device answers without one. */
function FootNote({ form }: { form: CreatorForm }) {
  const online = useOnline();
  const { status } = useSession();
  const text = noteText(online, status === 'signed-out', form.kept);
  return (
    <p aria-live="polite" className="flex items-start gap-2 text-small text-ink-muted">
      {online ? null : <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />}
      {text}
    </p>
  );
}

function noteText(online: boolean, signedOut: boolean, kept: boolean): string {
  if (!online)
    return kept
      ? 'You are offline. Your text is kept on this device until you are back.'
      : 'You are offline. What you write is kept on this device.';
  if (signedOut) return 'You need an account to generate. What you write is kept on this device.';
  return '';
}

function useArrivalFocus() {
  const name = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();
  const arrival = hash === `#${newAppAnchor}` ? key : undefined;
  // The same link may be followed again: every navigation has a key of its own.
  useEffect(() => {
    if (arrival !== undefined) name.current?.focus();
  }, [arrival]);
  return name;
}

/** Whoever is asked back goes on writing: the question is read out, and the description is where the answer goes. */
function useAskedFocus(phase: string) {
  const description = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (phase === 'asked') description.current?.focus();
  }, [phase]);
  return description;
}

/** Whoever pressed Generate goes on where the progress is, which on a phone lies below the form. */
function useStageFocus(phase: string) {
  const stage = useRef<HTMLElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const wasRunning = before.current === 'running';
    before.current = phase;
    if (phase !== 'running' || wasRunning) return;
    if (document.activeElement === null || !document.activeElement.matches('form *, body')) return;
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return stage;
}
