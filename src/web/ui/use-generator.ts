import { useNavigate } from 'react-router';
import { keepDraft, noIdea, readDraft } from '../lib/creator-draft.ts';
import { fittingAppName } from '../lib/fitting-app-name.ts';
import { href } from '../lib/href.ts';
import { useSession } from '../lib/session.ts';
import { toast } from './toast.ts';

interface Wish {
  /** Where it has one already; otherwise the form asks for it. */
  readonly name?: string;
  readonly description: string;
}

/** Hands a description to the generator, as its owner could have written it into the box of the first page. */
export function useGenerator(): (wish: Wish) => void {
  const { user } = useSession();
  const navigate = useNavigate();
  return ({ name, description: prompt }) => {
    const former = readDraft();
    keepDraft({ appName: name === undefined ? '' : fittingAppName(name), prompt });
    // With an account the form at the apps has it; without one the first page makes the app at once.
    navigate(user === null ? `${href('/')}?${new URLSearchParams({ make: prompt })}` : href('/dashboard'));
    if (former === noIdea || former.prompt === prompt) return;
    toast({
      title: 'Description filled in',
      description: 'It took the place of what you had written for an app before.',
      action: { label: 'Undo', onAction: () => keepDraft(former) },
    });
  };
}
