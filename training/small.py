"""What makes a reader small: which of its inner units say most, and its tensors as the product holds them."""
import torch, torch.nn.functional as F
from model import LEVELS, Linear


@torch.no_grad()
def importance(reader, table):
    """How much each unit of the feed-forward layers says, over some texts."""
    sums = [0] * len(reader.layers)
    hooks = [layer.f1.register_forward_hook(lambda _m, _i, out, k=k: sums.__setitem__(k, sums[k] + F.gelu(out.float()).square().sum((0, 1)))) for k, layer in enumerate(reader.layers)]
    for i in range(0, min(512, table.count), 32):
        reader.encode(table.batch(range(i, min(i + 32, table.count))))
    for hook in hooks:
        hook.remove()
    return [s.sqrt() * layer.f2.weight.norm(dim=0) for s, layer in zip(sums, reader.layers)]


FINE = ('we.weight', 'pe.weight', 'tail.0.weight', 'head.0.weight', 'task_view.weight', 'task_hidden.weight', 'task_more.weight', 'task_names', 'meaning.weight')


def whole_numbers(reader):
    """Every tensor as the product holds it: bytes with a scale per row, or floats."""
    coarse = {f'{name}.weight': part for name, part in reader.named_modules() if isinstance(part, Linear)}
    out = {}
    for name, value in reader.state_dict().items():
        if name in coarse:
            scale, levels = coarse[name].scale(), LEVELS
        elif name in FINE:
            scale, levels = value.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127, 127
        elif name.startswith('barred'):
            continue
        else:
            out[name] = (value.float().cpu().numpy(), None)
            continue
        out[name] = ((value / scale).round().clamp(-levels, levels).to(torch.int8).cpu().numpy(), scale.squeeze(1).float().cpu().numpy())
    return out
