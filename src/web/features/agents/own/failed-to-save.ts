import { toast } from '../../../ui/toast.ts';

/** Says that something could not be kept; what was typed still stands in the form. */
export function sayNotSaved(error: unknown): void {
  console.warn(error);
  toast({
    title: 'Save Failed',
    description: 'This was not kept on the device. What you made still stands here; try again.',
    variant: 'destructive',
  });
}
