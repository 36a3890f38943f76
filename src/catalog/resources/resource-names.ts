import type { ResourceJob, ResourceKind } from './resource.ts';

export const kindNames: Readonly<Record<ResourceKind, { readonly one: string; readonly many: string }>> = {
  template: { one: 'Template', many: 'Templates' },
  checklist: { one: 'Checklist', many: 'Checklists' },
  worksheet: { one: 'Worksheet', many: 'Worksheets' },
  glossary: { one: 'Glossary', many: 'Glossaries' },
  guide: { one: 'Guide', many: 'Guides' },
};

export const jobNames: Readonly<Record<ResourceJob, string>> = {
  founders: 'Founders',
  finance: 'Finance',
  sales: 'Sales',
  marketing: 'Marketing',
  hr: 'Human resources',
  managers: 'Managers',
  projects: 'Projects',
  operations: 'Operations',
  it: 'IT',
  security: 'Security',
  legal: 'Legal',
  'customer-care': 'Customer care',
  creators: 'Creators',
  teachers: 'Teachers',
  students: 'Students',
  families: 'Families',
  landlords: 'Landlords',
  events: 'Events',
  'health-and-safety': 'Health and safety',
  nonprofits: 'Non-profits',
};
