import { AppWindow } from 'lucide-react';
import type { AppWish } from '../../../../catalog/agent-desk/result.ts';
import { Button } from '../../../ui/button.tsx';
import { useGenerator } from '../../../ui/use-generator.ts';

/** Hands what was worked out to the generator, as a description that its owner could have written. */
export function MakeApp({ wish }: { wish: AppWish }) {
  const generate = useGenerator();
  return (
    <Button look="primary" onClick={() => generate(wish)}>
      <AppWindow aria-hidden />
      Make it an app
    </Button>
  );
}
