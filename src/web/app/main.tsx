import { mount } from './mount.tsx';
import { validateWithoutEval } from './validate-without-eval.ts';

validateWithoutEval();
mount();
