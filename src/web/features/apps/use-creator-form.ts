import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { type ExampleIdea, exampleIdeas } from '../../../catalog/example-ideas.ts';
import { type AppIdea, keepDraft, noIdea, readDraft } from '../../lib/creator-draft.ts';
import { forgetTrial, type KeptTrial, readKeptTrial } from '../../lib/kept-trial.ts';
import { useSession } from '../../lib/session.ts';
import { type GeneratorModel, useGeneratorModel } from '../../lib/use-generator-model.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { type Generator, useGeneration } from './use-generation.ts';

type FieldErrors = Partial<Record<keyof AppIdea, string>>;

export interface CreatorForm {
  readonly idea: AppIdea;
  readonly errors: FieldErrors;
  /** The text is in this browser and survives a reload. */
  readonly kept: boolean;
  /** Why the plan allows no more for now. */
  readonly limit: string | undefined;
  readonly closeLimit: () => void;
  readonly generator: Generator;
  readonly model: GeneratorModel;
  readonly change: (idea: AppIdea) => void;
  /** Fills the form; what the person had written can be brought back. */
  readonly choose: (example: ExampleIdea) => void;
  /** Puts a suggested description in the place of the one that was asked about. */
  readonly take: (prompt: string) => void;
  readonly submit: (event?: SyntheticEvent) => void;
  /** Builds what was asked about all the same. */
  readonly insist: () => void;
}

/** What is typed, what is wrong with it, and what becomes of it. */
export function useCreatorForm(): CreatorForm {
  const { user } = useSession();
  const [idea, setIdea] = useState<AppIdea>(readDraft);
  const [kept, setKept] = useState(() => readDraft() !== noIdea);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [limit, setLimit] = useState<string>();
  const model = useGeneratorModel();

  function change(next: AppIdea): void {
    setIdea(next);
    setErrors({});
    setKept(keepDraft(next));
  }

  /** What the person had written can be brought back. */
  function fillIn(next: AppIdea, title: string): void {
    const former = idea;
    change({ appName: next.appName, prompt: next.prompt });
    if (isSame(former, noIdea) || exampleIdeas.some((known) => isSame(known, former))) return;
    toast({
      title,
      description: 'It took the place of what you had written.',
      action: { label: 'Undo', onAction: () => change(former) },
    });
  }

  const generator = useGeneration({
    onLimit: setLimit,
    // What was typed meanwhile, in another tab, is another app.
    onDone: (made) => {
      if (isSame(readDraft(), made)) keepDraft(noIdea);
      if (isSame(idea, made)) change(noIdea);
    },
  });

  useKeptTrial(user?.id, ({ appName, prompt, changes, anyway }) => {
    change({ appName, prompt });
    generator.start({ appName, prompt, changes }, anyway);
  });

  async function generate(): Promise<void> {
    if (idea.appName.trim() === '' || idea.prompt.trim() === '') {
      toast({
        title: 'Missing Information',
        description: 'Please provide both an app name and description.',
        variant: 'destructive',
      });
      return;
    }
    if (user === null) return askToSignIn();
    dismissFailure('Missing Information', 'Authentication Required');
    const found = await faultsOf(idea);
    setErrors(found);
    if (Object.keys(found).length === 0) generator.start(withModel(idea, model));
  }

  return {
    idea,
    errors,
    kept,
    limit,
    closeLimit: () => setLimit(undefined),
    generator,
    model,
    change: (next) => {
      // What was asked is about the text as it was.
      if (generator.generation.phase === 'asked' && next.prompt !== idea.prompt) generator.dismiss();
      change(next);
    },
    take: (prompt) => {
      generator.dismiss();
      fillIn({ ...idea, prompt }, 'Suggestion filled in');
    },
    insist: () => generator.start(withModel(idea, model), true),
    choose: (example) => {
      generator.dismiss();
      fillIn(example, 'Example filled in');
    },
    submit: (event) => {
      event?.preventDefault();
      if (generator.generation.phase !== 'running') void generate();
    },
  };
}

function askToSignIn(): void {
  toast({
    title: 'Authentication Required',
    description: 'Please sign in to generate apps.',
    variant: 'destructive',
  });
}

function withModel(idea: AppIdea, { chosen }: GeneratorModel): AppIdea {
  return chosen === undefined ? idea : { ...idea, model: chosen };
}

/** What somebody made on the first page and signed up for is made here, once. */
function useKeptTrial(userId: string | undefined, start: (trial: KeptTrial) => void): void {
  const begin = useEffectEvent(start);
  useEffect(() => {
    const kept = userId === undefined ? undefined : readKeptTrial(Date.now());
    if (kept === undefined) return;
    forgetTrial();
    begin(kept);
  }, [userId]);
}

function isSame(one: AppIdea, other: AppIdea): boolean {
  return one.appName === other.appName && one.prompt === other.prompt;
}

async function faultsOf({ appName, prompt }: AppIdea): Promise<FieldErrors> {
  // Comes with its schemas, which nobody needs who only looks at the page.
  const rules = await import('../../../functions/text-rules.ts');
  const name = rules.appName.safeParse(appName).error?.issues[0]?.message;
  const text = rules.prompt.safeParse(prompt).error?.issues[0]?.message;
  return {
    ...(name === undefined ? {} : { appName: name }),
    ...(text === undefined ? {} : { prompt: text }),
  };
}
