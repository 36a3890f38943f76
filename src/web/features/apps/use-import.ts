import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { VersionProgress } from '../../../functions/app-shapes.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { href } from '../../lib/href.ts';
import { toast } from '../../ui/toast.ts';

type Progress = Pick<VersionProgress, 'status' | 'step' | 'fileCount'>;

interface Importing {
  readonly files: readonly File[];
  readonly choose: (files: readonly File[]) => void;
  /** Undefined while nothing is under way. */
  readonly progress: Progress | undefined;
  readonly fault: string | undefined;
  readonly bring: () => void;
  /** Whoever closes the dialog is not taken to the app when it is ready, only told. */
  readonly leave: () => void;
}

export function useImport(onDone: () => void): Importing {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<Progress>();
  const [fault, setFault] = useState<string>();
  const key = useRef('');
  const isWatched = useRef(true);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  function choose(chosen: readonly File[]) {
    setFiles(chosen);
    setFault(undefined);
    key.current = crypto.randomUUID();
  }

  async function finish({ id, name }: { id: string; name: string }) {
    choose([]);
    const open = () => void navigate(href('/preview/:id', { id }));
    toast({
      title: 'App imported',
      description: `${name} was built and used in a browser.`,
      variant: 'success',
      ...(isWatched.current ? {} : { action: { label: 'Open', onAction: open } }),
    });
    if (!isWatched.current) return;
    onDone();
    open();
  }

  async function bring(file: File) {
    isWatched.current = true;
    setFault(undefined);
    setProgress({ status: 'queued', step: 'reading', fileCount: null });
    try {
      // Comes with its schemas, which nobody needs who only looks at the list.
      const { importApp } = await import('./import-app.ts');
      const { success, error, app } = await importApp(file, key.current, setProgress);
      await queryClient.invalidateQueries({ queryKey: ['apps'] });
      if (success) await finish(app);
      else setFault(error ?? 'It could not be built. Look at the app in your list.');
    } catch (error) {
      setFault(messageOf(error, 'It did not work. Please try again.'));
    }
    setProgress(undefined);
  }

  return {
    files,
    choose,
    progress,
    fault,
    bring: () => {
      const [file] = files;
      if (file !== undefined && progress === undefined) void bring(file);
    },
    leave: () => {
      isWatched.current = false;
    },
  };
}
