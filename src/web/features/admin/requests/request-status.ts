import type { AdminRequest } from '../../../../functions/admin-list-requests/contract.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

export type RequestStatus = AdminRequest['status'];

export const statusLabels: Record<RequestStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  closed: 'Closed',
};

export const statusTones: Record<RequestStatus, BadgeTone> = {
  open: 'caution',
  in_progress: 'accent',
  closed: 'neutral',
};
