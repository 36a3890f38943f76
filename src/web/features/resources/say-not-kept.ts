import { toast } from '../../ui/toast.ts';

/** Says that a change could not be kept; what was typed still stands in the form. */
export function sayNotKept(error: unknown): void {
  console.warn(error);
  toast({
    title: 'Save Failed',
    description: 'This was not kept on the device. Try again in a moment.',
    variant: 'destructive',
  });
}
