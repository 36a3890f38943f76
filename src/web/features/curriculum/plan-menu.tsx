import { CalendarDays, MoreHorizontal, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isDay } from '../../../methods/curriculum/plan-days.ts';
import { planTitleLength } from '../../app/local/record-limits.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { curriculumAddress } from './curriculum-addresses.ts';
import { ReplanDialog } from './replan-dialog.tsx';
import type { KeptPlan, PlanActions } from './use-plans.ts';

type Asked = 'replan' | 'start' | 'rename' | 'delete';

interface PlanMenuProps {
  kept: KeptPlan;
  actions: PlanActions;
}

/** What can be done with a plan as a whole. */
export function PlanMenu({ kept, actions }: PlanMenuProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button>
            <MoreHorizontal aria-hidden />
            Change the plan
          </Button>
        }
      >
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => setAsked('replan')}>
          Plan anew from today
        </MenuItem>
        <MenuItem icon={<CalendarDays aria-hidden />} onSelect={() => setAsked('start')}>
          Choose the first day
        </MenuItem>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setAsked('rename')}>
          Rename
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setAsked('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {asked === 'replan' ? <ReplanDialog kept={kept} actions={actions} onClose={close} /> : null}
      {asked === 'start' ? <StartDialog kept={kept} actions={actions} onClose={close} /> : null}
      {asked === 'rename' ? <RenameDialog kept={kept} actions={actions} onClose={close} /> : null}
      <DeleteDialog isOpen={asked === 'delete'} kept={kept} actions={actions} onClose={close} />
    </>
  );
}

interface Asking extends PlanMenuProps {
  onClose: () => void;
}

function StartDialog({ kept, actions, onClose }: Asking) {
  const [day, setDay] = useState(kept.plan.start);
  const save = () => {
    actions.edit((plan) => ({ plan: { ...plan, start: day } }));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="The first day"
      description="Weeks are counted from it, and so are the days of the calendar file."
      actions={
        <Button look="primary" disabled={!isDay(day)} onClick={save}>
          Start on this day
        </Button>
      }
    >
      <Field label="First day">
        {(control) => <DateInput {...control} value={day} onChange={(event) => setDay(event.target.value)} />}
      </Field>
    </Dialog>
  );
}

function RenameDialog({ kept, actions, onClose }: Asking) {
  const [title, setTitle] = useState(kept.title);
  const save = () => {
    actions.rename(title.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename the plan"
      actions={
        <Button look="primary" disabled={title.trim() === ''} onClick={save}>
          Rename
        </Button>
      }
    >
      <Field label="Title">
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={planTitleLength}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}

function DeleteDialog({ isOpen, kept, actions, onClose }: Asking & { isOpen: boolean }) {
  const navigate = useNavigate();
  async function remove() {
    try {
      await actions.remove();
      await navigate(curriculumAddress.all());
    } catch (error) {
      console.error(error);
      toast({ title: 'Not deleted', description: 'Please try again.', variant: 'destructive' });
    }
  }
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onClose}
      title={`Delete “${kept.title}”?`}
      description="The plan, its notes and your progress go, on all your devices. This cannot be undone."
      action="Delete the plan"
      onAction={() => void remove()}
    />
  );
}
