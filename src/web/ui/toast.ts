import { Toast } from '@base-ui/react/toast';
import { limits } from '../../kernel/limits.ts';

export type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: ToastVariant;
  durationMs?: number;
}

export const toastManager = Toast.createToastManager<object>();

/** Shows a message over the page. There is one at a time: a new one takes the place of the former. */
export function toast({ title, description, variant = 'default', durationMs }: ToastOptions): void {
  toastManager.close();
  toastManager.add({
    title,
    description,
    type: variant,
    // Read out when the reader pauses: a fault also moves the focus, and an urgent message would be cut off by that.
    priority: 'low',
    timeout: durationMs ?? limits.toast.shownMs,
  });
}

export function dismissToast(): void {
  toastManager.close();
}
