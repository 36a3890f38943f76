import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Project premortem with frequency and severity simulation and a bow-tie',
  text: [
    'A premortem assumes that the project has failed and asks why; people name more causes when failure is taken as a fact than when it is asked for as a possibility.',
    'Every cause has three estimates for how often it happens over the project and three for what it costs each time. Both are taken as PERT distributions, whose mean is (least + 4 × likely + most) / 6. In each of 3,000 runs a frequency is drawn, then a number of events from the distribution of Poisson with that mean, then a loss for each event. Expected losses are the exact products of the means; chances and limits come from the runs.',
    'Prevention takes its share off the frequency. Its worth is what it takes off the expected loss less its cost; a second simulation shows what it does to the bad cases.',
    'The share of the worst cases is each cause’s part of the loss in the worst twentieth of the runs: a rare and ruinous cause shows there and not in the average.',
  ],
  sources: [
    { text: 'Klein, Performing a project premortem, Harvard Business Review, September 2007' },
    { text: 'The Open Group, Risk Analysis (O-RA) standard, part of the Open FAIR body of knowledge' },
    { text: 'Klugman, Panjer and Willmot, Loss Models: aggregate loss models' },
    { text: 'ISO 31000:2018, Risk management; IEC 31010:2019, Risk assessment techniques: bow-tie analysis' },
  ],
  assumptions: [
    'Causes happen independently of each other. Where one brings on another, count them as one cause.',
    'Events of one cause come at an even pace over the project.',
    'Losses simply add up; a loss that ends the project ends none of the others here.',
  ],
  limits: [
    'The estimates are the opinions of those who were asked. Ask people who saw such projects, and compare with what happened there.',
    'Causes that nobody named are not in it; the true loss is higher by them.',
    'Gains are not counted: this is the dark side of the plan only.',
  ],
};
