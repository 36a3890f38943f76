import { Pause, Play, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { toast } from '../../ui/toast.ts';

const minutes = { work: 25, rest: 5 };

interface Running {
  readonly part: keyof typeof minutes;
  readonly until: number;
}

/** 25 minutes of work and 5 of rest, in turn (the Pomodoro technique of Francesco Cirillo). */
export function FocusTimer() {
  const [running, setRunning] = useState<Running>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (running === undefined) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < running.until) return;
      const part = running.part === 'work' ? 'rest' : 'work';
      setRunning({ part, until: Date.now() + minutes[part] * 60_000 });
      toast({
        title: part === 'rest' ? 'Time for a break' : 'The break is over',
        description:
          part === 'rest'
            ? 'Five minutes: stand up, look into the distance.'
            : 'Twenty-five minutes of work begin.',
      });
    }, 500);
    return () => clearInterval(timer);
  }, [running]);
  const left = running === undefined ? 0 : Math.max(0, running.until - now);
  const clock = `${Math.floor(left / 60_000)}:${String(Math.floor((left % 60_000) / 1000)).padStart(2, '0')}`;
  return (
    <Popover
      title="Timer"
      trigger={
        <Button look="quiet" aria-label={running === undefined ? 'Timer' : `Timer, ${clock} left`}>
          <Timer aria-hidden />
          {running === undefined ? null : <span className="tabular-nums">{clock}</span>}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-small text-ink-muted">Twenty-five minutes of work, five of rest, in turn.</p>
        <Button
          look="primary"
          onClick={() => {
            setNow(Date.now());
            setRunning(
              running === undefined ? { part: 'work', until: Date.now() + minutes.work * 60_000 } : undefined,
            );
          }}
        >
          {running === undefined ? <Play aria-hidden /> : <Pause aria-hidden />}
          {running === undefined ? 'Start the timer' : 'Stop the timer'}
        </Button>
      </div>
    </Popover>
  );
}
