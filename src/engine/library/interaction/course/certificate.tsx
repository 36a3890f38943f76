import { Award } from 'lucide-react';
import { currentName } from '../../account/session.ts';
import { today } from '../../store/sample-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { download } from '../../ui/download.ts';
import { say } from '../../ui/toast.tsx';
import { formatDay } from '../../words/format-day.ts';

/** Says who has completed what, to keep or to print. */
export function Certificate({ course, onClose }: { course: string; onClose: () => void }) {
  const name = currentName();
  const day = formatDay(today());
  const file = `certificate-${course.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.txt`;
  return (
    <Dialog title="Certificate" onClose={onClose}>
      <div className="grid grid-cols-1 justify-items-center gap-3 rounded-card border-4 border-primary p-6 text-center">
        <Award aria-hidden="true" className="size-12 text-link" />
        <p className="text-sm text-muted">This certifies that</p>
        <p className="font-heading text-2xl font-bold">{name}</p>
        <p className="text-sm text-muted">has completed all lessons of</p>
        <p className="font-heading text-xl font-semibold">{course}</p>
        <p className="text-sm">{day}</p>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button
          onClick={() => {
            download(file, `Certificate\n\n${name} has completed all lessons of ${course}.\n${day}\n`);
            say(`${file} was downloaded.`);
          }}
        >
          Download certificate
        </Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
