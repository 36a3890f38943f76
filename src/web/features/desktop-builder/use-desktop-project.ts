import { type FormEvent, useState } from 'react';
import { callFunctionByName } from '../../lib/call-function.ts';
import { Failure, messageOf } from '../../lib/failures/failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../ui/toast.ts';
import type { ChosenApp } from './chosen-app.ts';
import { checkDraft, type DesktopDraft, keepDraft, readKeptDraft } from './desktop-draft.ts';
import { iconInput } from './icon-choice.ts';
import { type OwnIcon, useOwnIcon } from './use-own-icon.ts';

interface DesktopProjectForm {
  readonly draft: DesktopDraft;
  readonly change: (draft: DesktopDraft) => void;
  /** What is wrong by the name of the field, once somebody has tried. */
  readonly faults: Readonly<Record<string, string>>;
  readonly icon: OwnIcon;
  readonly busy: boolean;
  /** Why the server made no project. */
  readonly refused: string | undefined;
  readonly submit: (event: FormEvent) => void;
}

export function useDesktopProject(app: ChosenApp): DesktopProjectForm {
  const [draft, setDraft] = useState<DesktopDraft>(() => readKeptDraft(app.id, app.name));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const icon = useOwnIcon(() => setRefused(undefined));
  const checked = checkDraft(draft);

  async function download() {
    if (!('settings' in checked)) return;
    const { settings } = checked;
    setBusy(true);
    setRefused(undefined);
    try {
      const [chosen] = icon.files;
      const file = await callFunctionByName('build-desktop-project', {
        appId: app.id,
        ...settings,
        ...(chosen === undefined ? {} : { icon: await iconInput(chosen) }),
      });
      if (!(file instanceof Blob))
        throw new Failure('internal', 'The server sent no file. Please try again.');
      saveFile(file, `${settings.name.replaceAll(/\s+/g, '-')}-${settings.shell}.zip`);
      const description = 'Unpack it and follow DESKTOP.md.';
      toast({ title: 'Project downloaded', description, variant: 'success' });
    } catch (error) {
      setRefused(messageOf(error, 'The project could not be made. Please try again.'));
    }
    setBusy(false);
  }

  return {
    draft,
    change(next) {
      setDraft(next);
      setRefused(undefined);
      keepDraft(app.id, next);
    },
    faults: tried && 'faults' in checked ? checked.faults : {},
    icon,
    busy,
    refused,
    submit(event) {
      event.preventDefault();
      setTried(true);
      void download();
    },
  };
}
