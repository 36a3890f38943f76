import { toast } from '../../../ui/toast.ts';

export function sayNotChanged(): void {
  toast({
    title: 'Not changed',
    description: 'The browser did not store it. Try again.',
    variant: 'destructive',
  });
}
