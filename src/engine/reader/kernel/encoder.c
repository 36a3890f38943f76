/*
 * The encoder of the reader: a transformer of a few layers over one sequence of word pieces, for WebAssembly with
 * SIMD128 and nothing else. There is no libc below it and no relaxed instruction in it, so that every machine computes
 * the same bits. One instance holds one model; `encoder.ts` places the weights and is the only caller.
 */
#include <stddef.h>
#include <stdint.h>
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name)))
#define INLINE static inline __attribute__((always_inline))
/* Called often and small enough for the engine to replace by optimised code between two calls. */
#define OUTLINE static __attribute__((noinline))

enum { HEAD = 32, PANEL = 16, TOKENS = 4, LONGEST = 512 };

typedef struct {
  const int8_t *weight; /* as pack_matrix leaves it */
  const float *scale;   /* one for each output */
  const float *bias;
} Linear;

typedef struct {
  const float *weight, *bias;
} Norm;

typedef struct {
  Linear query, key, value, output;
  Norm attention_norm;
  Linear up, down;
  Norm output_norm;
} Layer;

typedef struct {
  uint32_t layers, width, heads, ffn;
  const int8_t *word;
  const float *word_scale;
  const int8_t *position;
  const float *position_scale;
  Norm norm;
  const Layer *layer;
} Model;

/* ---- memory ---- */

extern uint8_t __heap_base;
static uintptr_t reserved_to;

/* Space that stays; 0 when the engine gives no more. */
EXPORT(reserve) void *reserve(uint32_t bytes) {
  const uintptr_t from = ((reserved_to ? reserved_to : (uintptr_t)&__heap_base) + 63) & ~(uintptr_t)63;
  const uint64_t to = (uint64_t)from + bytes;
  const uint64_t have = (uint64_t)__builtin_wasm_memory_size(0) << 16;
  if (to > have) {
    const uint64_t pages = (to - have + 65535) >> 16;
    if (pages > 65535 || __builtin_wasm_memory_grow(0, (size_t)pages) == (size_t)-1) return NULL;
  }
  reserved_to = (uintptr_t)to;
  return (void *)from;
}

/* Gives back this piece and all that was reserved after it. */
EXPORT(release) void release(uintptr_t from) { reserved_to = from; }

/* ---- functions of four numbers ---- */

#define SPLAT(x) wasm_f32x4_splat(x)
#define ADD(a, b) wasm_f32x4_add(a, b)
#define SUB(a, b) wasm_f32x4_sub(a, b)
#define MUL(a, b) wasm_f32x4_mul(a, b)
#define LOAD(p) wasm_v128_load(p)
#define STORE(p, x) wasm_v128_store(p, x)

INLINE float sum_of(v128_t x) {
  return (wasm_f32x4_extract_lane(x, 0) + wasm_f32x4_extract_lane(x, 1)) +
         (wasm_f32x4_extract_lane(x, 2) + wasm_f32x4_extract_lane(x, 3));
}

INLINE float most_of(v128_t x) {
  x = wasm_f32x4_pmax(x, wasm_i32x4_shuffle(x, x, 2, 3, 0, 1));
  x = wasm_f32x4_pmax(x, wasm_i32x4_shuffle(x, x, 1, 0, 3, 2));
  return wasm_f32x4_extract_lane(x, 0);
}

/* 2 to the power of x for x <= 0; relative error below 2e-7, down to 2^-126, which stands for all below it. */
INLINE v128_t power_of_two(v128_t x) {
  x = wasm_f32x4_pmax(x, SPLAT(-126.0f));
  /* Adding 1.5 * 2^23 rounds to a whole number and leaves it in the lowest bits. */
  const v128_t shifted = ADD(x, SPLAT(12582912.0f));
  const v128_t f = SUB(x, SUB(shifted, SPLAT(12582912.0f)));
  v128_t p = ADD(MUL(SPLAT(0.00132640441f), f), SPLAT(0.00967204548f));
  p = ADD(MUL(p, f), SPLAT(0.0555074022f));
  p = ADD(MUL(p, f), SPLAT(0.240222339f));
  p = ADD(MUL(p, f), SPLAT(0.693146971f));
  p = ADD(MUL(p, f), SPLAT(1.0f));
  return wasm_i32x4_add(p, wasm_i32x4_shl(shifted, 23));
}

/* The error function as a quotient of two polynomials, fitted on |z| <= 3.95; absolute error below 4e-7. */
INLINE v128_t erf_of(v128_t z) {
  z = wasm_f32x4_pmin(wasm_f32x4_pmax(z, SPLAT(-3.95f)), SPLAT(3.95f));
  const v128_t u = MUL(z, z);
  v128_t p = ADD(MUL(SPLAT(2.01173961e-06f), u), SPLAT(0.000287601689f));
  p = ADD(MUL(p, u), SPLAT(0.00391735198f));
  p = ADD(MUL(p, u), SPLAT(0.0532071626f));
  p = ADD(MUL(p, u), SPLAT(0.194036448f));
  p = ADD(MUL(p, u), SPLAT(1.12837901f));
  v128_t q = ADD(MUL(SPLAT(3.78397375e-05f), u), SPLAT(0.00119820977f));
  q = ADD(MUL(q, u), SPLAT(0.0152707687f));
  q = ADD(MUL(q, u), SPLAT(0.115591069f));
  q = ADD(MUL(q, u), SPLAT(0.505291812f));
  q = ADD(MUL(q, u), SPLAT(1.0f));
  return wasm_f32x4_div(MUL(z, p), q);
}

INLINE v128_t gelu_of(v128_t x) {
  const v128_t half = MUL(x, SPLAT(0.5f));
  return ADD(half, MUL(half, erf_of(MUL(x, SPLAT(0.707106781f)))));
}

OUTLINE void gelu_row(float *x, uint32_t count) {
  for (uint32_t i = 0; i < count; i += 4) STORE(x + i, gelu_of(LOAD(x + i)));
}

/* ---- rows ---- */

/* The activations of a layer's input: for each token a scale and integers in [-127, 127]. */
static int8_t *bytes;   /* for tile_bytes: of four tokens four inputs each, and so on */
static int16_t *shorts; /* for tile_shorts: one token after the other */
static float *row_scale;

/*
 * Both forms of the product give the same integers. ARM multiplies bytes and adds in one instruction; x86 does that for
 * pairs of 16-bit numbers. The sign of the quotient of zeros tells them apart, and a wrong guess costs only time.
 */
static int use_shorts = -1;

EXPORT(use_form) void use_form(int form) { use_shorts = form; }

static void guess_form(void) {
  volatile float zero = 0.0f;
  union {
    float number;
    uint32_t bits;
  } quotient = {zero / zero};
  use_shorts = quotient.bits >> 31;
}

OUTLINE void quantise_row(const float *x, uint32_t count, uint32_t row) {
  v128_t most = SPLAT(0.0f);
  for (uint32_t i = 0; i < count; i += 4) most = wasm_f32x4_pmax(most, wasm_f32x4_abs(LOAD(x + i)));
  const float scale = most_of(most) / 127.0f;
  row_scale[row] = scale;
  /* A row of zeros has no scale: anything but zero divides it. */
  const v128_t by = SPLAT(scale > 0.0f ? scale : 1.0f);
  for (uint32_t i = 0; i < count; i += 16) {
    v128_t four[4];
    for (int j = 0; j < 4; j++)
      four[j] = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_nearest(wasm_f32x4_div(LOAD(x + i + 4 * j), by)));
    const v128_t low = wasm_i16x8_narrow_i32x4(four[0], four[1]);
    const v128_t high = wasm_i16x8_narrow_i32x4(four[2], four[3]);
    if (use_shorts) {
      STORE(shorts + (size_t)row * count + i, low);
      STORE(shorts + (size_t)row * count + i + 8, high);
    } else {
      const v128_t all = wasm_i8x16_narrow_i16x8(low, high);
      int8_t *to = bytes + (size_t)(row - row % TOKENS) * count + 4 * (row % TOKENS) + TOKENS * i;
      wasm_v128_store32_lane(to, all, 0);
      wasm_v128_store32_lane(to + 16, all, 1);
      wasm_v128_store32_lane(to + 32, all, 2);
      wasm_v128_store32_lane(to + 48, all, 3);
    }
  }
}

/* x becomes the layer norm of x + added. */
OUTLINE void add_norm_row(float *x, const float *added, uint32_t count, const Norm *norm) {
  v128_t total = SPLAT(0.0f);
  for (uint32_t i = 0; i < count; i += 4) {
    const v128_t value = ADD(LOAD(x + i), LOAD(added + i));
    STORE(x + i, value);
    total = ADD(total, value);
  }
  const v128_t mean = SPLAT(sum_of(total) / (float)count);
  v128_t squares = SPLAT(0.0f);
  for (uint32_t i = 0; i < count; i += 4) {
    const v128_t off = SUB(LOAD(x + i), mean);
    squares = ADD(squares, MUL(off, off));
  }
  const v128_t factor = SPLAT(1.0f / __builtin_sqrtf(sum_of(squares) / (float)count + 1e-12f));
  for (uint32_t i = 0; i < count; i += 4) {
    const v128_t unit = MUL(SUB(LOAD(x + i), mean), factor);
    STORE(x + i, ADD(MUL(unit, LOAD(norm->weight + i)), LOAD(norm->bias + i)));
  }
}

/* to = the row of an embedding times its scale. */
INLINE void expand_row(float *to, const int8_t *from, float scale, uint32_t count) {
  for (uint32_t i = 0; i < count; i += 8) {
    const v128_t short8 = wasm_i16x8_load8x8(from + i);
    STORE(to + i, MUL(wasm_f32x4_convert_i32x4(wasm_i32x4_extend_low_i16x8(short8)), SPLAT(scale)));
    STORE(to + i + 4, MUL(wasm_f32x4_convert_i32x4(wasm_i32x4_extend_high_i16x8(short8)), SPLAT(scale)));
  }
}

/* ---- products with packed integers ---- */

/*
 * A panel is PANEL outputs. For each pair of inputs it holds two groups of eight outputs, for each output the weights of
 * both inputs: a splat pair of activations meets eight outputs in one vector, and adding neighbours finishes the pair.
 */
EXPORT(pack_matrix)
void pack_matrix(int8_t *to, const int8_t *from, uint32_t outputs, uint32_t inputs) {
  for (uint32_t panel = 0; panel < outputs; panel += PANEL)
    for (uint32_t in = 0; in < inputs; in += 2)
      for (uint32_t out = panel; out < panel + PANEL; out++) {
        *to++ = from[(size_t)out * inputs + in];
        *to++ = from[(size_t)out * inputs + in + 1];
      }
}

static v128_t sums[TOKENS][PANEL / 4];

#define PAIR(x, i) wasm_i16x8_shuffle(x, x, i, i, i, i, i, i, i, i)
#define LOW wasm_i16x8_extmul_low_i8x16
#define HIGH wasm_i16x8_extmul_high_i8x16

/* Four products of at most 63 * 127 fit into 16 bits: then neighbours are added, and the sum goes on in 32. */
OUTLINE void tile_bytes(const int8_t *input, const int8_t *weight, uint32_t inputs, v128_t (*to)[PANEL / 4]) {
  v128_t part[TOKENS][PANEL / 4];
  for (int t = 0; t < TOKENS; t++)
    for (int g = 0; g < PANEL / 4; g++) part[t][g] = wasm_i32x4_splat(0);
  const int8_t *end = input + TOKENS * inputs;
#pragma clang loop unroll(disable)
  do {
    const v128_t near = LOAD(input), far = LOAD(input + 16);
    v128_t w[4][2];
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 2; j++) w[i][j] = LOAD(weight + 32 * i + 16 * j);
#define SUM(g, half, j)                                                                        \
  {                                                                                            \
    v128_t sum = wasm_i16x8_add(half(a, w[0][j]), half(b, w[1][j]));                           \
    sum = wasm_i16x8_add(wasm_i16x8_add(sum, half(c, w[2][j])), half(d, w[3][j]));             \
    token[g] = wasm_i32x4_add(token[g], wasm_i32x4_extadd_pairwise_i16x8(sum));                \
  }
#define TOKEN(t)                                                                               \
  {                                                                                            \
    const v128_t a = PAIR(near, 2 * t), b = PAIR(near, 2 * t + 1);                             \
    const v128_t c = PAIR(far, 2 * t), d = PAIR(far, 2 * t + 1);                               \
    v128_t *token = part[t];                                                                   \
    SUM(0, LOW, 0) SUM(1, HIGH, 0) SUM(2, LOW, 1) SUM(3, HIGH, 1)                              \
  }
    TOKEN(0) TOKEN(1) TOKEN(2) TOKEN(3)
#undef TOKEN
#undef SUM
    weight += 8 * PANEL;
    input += 8 * TOKENS;
  } while (input != end);
  for (int t = 0; t < TOKENS; t++)
    for (int g = 0; g < PANEL / 4; g++) to[t][g] = part[t][g];
}

/* The same for eight outputs of the panel at a time: x86 has registers for no more. */
OUTLINE void tile_shorts(const int16_t *input, const int8_t *weight, uint32_t inputs, v128_t (*to)[PANEL / 4]) {
  for (int group = 0; group < PANEL / 4; group += 2) {
    v128_t part[TOKENS][2];
    for (int t = 0; t < TOKENS; t++) part[t][0] = part[t][1] = wasm_i32x4_splat(0);
    const int8_t *at = weight + 8 * group;
    for (uint32_t from = 0; from < inputs; from += 2, at += 2 * PANEL) {
      const v128_t w0 = wasm_i16x8_load8x8(at), w1 = wasm_i16x8_load8x8(at + 8);
      for (int t = 0; t < TOKENS; t++) {
        const v128_t pair = wasm_v128_load32_splat(input + (size_t)t * inputs + from);
        part[t][0] = wasm_i32x4_add(part[t][0], wasm_i32x4_dot_i16x8(pair, w0));
        part[t][1] = wasm_i32x4_add(part[t][1], wasm_i32x4_dot_i16x8(pair, w1));
      }
    }
    for (int t = 0; t < TOKENS; t++) {
      to[t][group] = part[t][0];
      to[t][group + 1] = part[t][1];
    }
  }
}

OUTLINE void finish_tile(float *y, uint32_t stride, const float *scales, const float *scale, const float *bias) {
  for (int t = 0; t < TOKENS; t++)
    for (int g = 0; g < PANEL / 4; g++) {
      const v128_t factor = MUL(SPLAT(scales[t]), LOAD(scale + 4 * g));
      const v128_t whole = wasm_f32x4_convert_i32x4(sums[t][g]);
      STORE(y + (size_t)t * stride + 4 * g, ADD(MUL(whole, factor), LOAD(bias + 4 * g)));
    }
}

/* y = the quantised rows times the weights. The panel stays in the first cache while all rows pass. */
static void multiply(float *y, const Linear *linear, uint32_t rows, uint32_t outputs, uint32_t inputs) {
  for (uint32_t out = 0; out < outputs; out += PANEL) {
    const int8_t *panel = linear->weight + (size_t)out * inputs;
    for (uint32_t row = 0; row < rows; row += TOKENS) {
      if (use_shorts)
        tile_shorts(shorts + (size_t)row * inputs, panel, inputs, sums);
      else
        tile_bytes(bytes + (size_t)row * inputs, panel, inputs, sums);
      finish_tile(y + (size_t)row * outputs + out, outputs, row_scale + row, linear->scale + out,
                  linear->bias + out);
    }
  }
}

/* ---- attention ---- */

static float *keys_across; /* [HEAD][keys], the keys of one head */
static float *chances;     /* [TOKENS][keys] */

#define LANE(x, i) wasm_i32x4_shuffle(x, x, i, i, i, i)

/* The scores of four queries, each with all keys; `keys` is a multiple of eight. */
OUTLINE void score_rows(const float *query, uint32_t stride, uint32_t keys) {
  for (uint32_t key = 0; key < keys; key += 8) {
    v128_t part[TOKENS][2];
    for (int t = 0; t < TOKENS; t++) part[t][0] = part[t][1] = SPLAT(0.0f);
#pragma clang loop unroll(disable)
    for (uint32_t d = 0; d < HEAD; d += 4) {
      v128_t row[TOKENS];
      for (int t = 0; t < TOKENS; t++) row[t] = LOAD(query + (size_t)t * stride + d);
      const float *at = keys_across + (size_t)d * keys + key;
#define STEP(i)                                                    \
  {                                                                \
    const v128_t k0 = LOAD(at + i * keys), k1 = LOAD(at + i * keys + 4); \
    for (int t = 0; t < TOKENS; t++) {                             \
      part[t][0] = ADD(part[t][0], MUL(k0, LANE(row[t], i)));      \
      part[t][1] = ADD(part[t][1], MUL(k1, LANE(row[t], i)));      \
    }                                                              \
  }
      STEP(0) STEP(1) STEP(2) STEP(3)
#undef STEP
    }
    for (int t = 0; t < TOKENS; t++) {
      STORE(chances + (size_t)t * keys + key, part[t][0]);
      STORE(chances + (size_t)t * keys + key + 4, part[t][1]);
    }
  }
}

/* Scores become chances times their sum, which is handed back; those past `count` become zero. */
OUTLINE float soften_row(float *x, uint32_t count, uint32_t padded) {
  for (uint32_t i = count; i < padded; i++) x[i] = x[0];
  v128_t most[2] = {LOAD(x), LOAD(x)};
  for (uint32_t i = 0; i + 8 <= padded; i += 8) {
    most[0] = wasm_f32x4_pmax(most[0], LOAD(x + i));
    most[1] = wasm_f32x4_pmax(most[1], LOAD(x + i + 4));
  }
  const v128_t top = SPLAT(most_of(wasm_f32x4_pmax(wasm_f32x4_pmax(most[0], most[1]), LOAD(x + padded - 4))));
  v128_t total = SPLAT(0.0f);
  for (uint32_t i = 0; i < padded; i += 4) {
    const v128_t here = wasm_i32x4_add(wasm_i32x4_splat(i), wasm_i32x4_const(0, 1, 2, 3));
    const v128_t chance =
        wasm_v128_and(power_of_two(SUB(LOAD(x + i), top)), wasm_i32x4_lt(here, wasm_i32x4_splat(count)));
    STORE(x + i, chance);
    total = ADD(total, chance);
  }
  return sum_of(total);
}

/* Half of a head's values, weighed by the chances of four queries. */
OUTLINE void weigh_rows(float *to, const float *value, uint32_t stride, uint32_t rows, uint32_t keys,
                        const float *shares) {
  v128_t part[TOKENS][4];
  for (int t = 0; t < TOKENS; t++)
    for (int g = 0; g < 4; g++) part[t][g] = SPLAT(0.0f);
  for (uint32_t key = 0; key < rows; key += 4) {
    v128_t row[TOKENS];
    for (int t = 0; t < TOKENS; t++) row[t] = LOAD(chances + (size_t)t * keys + key);
    const float *at = value + (size_t)key * stride;
#define STEP(i)                                                                              \
  for (int g = 0; g < 4; g++) {                                                              \
    const v128_t v = LOAD(at + i * stride + 4 * g);                                          \
    for (int t = 0; t < TOKENS; t++) part[t][g] = ADD(part[t][g], MUL(v, LANE(row[t], i)));  \
  }
    STEP(0) STEP(1) STEP(2) STEP(3)
#undef STEP
  }
  for (int t = 0; t < TOKENS; t++)
    for (int g = 0; g < 4; g++) STORE(to + (size_t)t * stride + 4 * g, MUL(part[t][g], SPLAT(shares[t])));
}

/* The factor is log2(e) / sqrt(HEAD): the scores are then powers of two. */
OUTLINE void lay_keys_across(const float *key, uint32_t stride, uint32_t rows, uint32_t keys) {
  for (uint32_t d = 0; d < HEAD; d++)
    for (uint32_t row = 0; row < keys; row++)
      keys_across[(size_t)d * keys + row] =
          row < rows ? key[(size_t)row * stride + d] * 0.255034862f : 0.0f;
}

static void attend(float *to, const float *query, const float *key, const float *value, uint32_t count,
                   uint32_t rows, const Model *model) {
  const uint32_t width = model->width, keys = (rows + 7) & ~7u;
  for (uint32_t from = 0; from < width; from += HEAD) {
    lay_keys_across(key + from, width, rows, keys);
    for (uint32_t row = 0; row < rows; row += TOKENS) {
      const size_t at = (size_t)row * width + from;
      float shares[TOKENS];
      score_rows(query + at, width, keys);
      for (int t = 0; t < TOKENS; t++) shares[t] = 1.0f / soften_row(chances + (size_t)t * keys, count, rows);
      for (uint32_t half = 0; half < HEAD; half += 16)
        weigh_rows(to + at + half, value + from + half, width, rows, keys, shares);
    }
  }
}

/* ---- the whole ---- */

static float *state, *mixed, *query, *key, *value, *hidden;

/* Space for the longest sequence; 0 when there is none. */
EXPORT(prepare) int prepare(const Model *model) {
  const uint32_t row = LONGEST * sizeof(float);
  const uint32_t wide = model->width > model->ffn ? model->width : model->ffn;
  if (use_shorts < 0) guess_form();
  return (state = reserve(row * model->width)) && (mixed = reserve(row * model->width)) &&
         (query = reserve(row * model->width)) && (key = reserve(row * model->width)) &&
         (value = reserve(row * model->width)) && (hidden = reserve(row * model->ffn)) &&
         (keys_across = reserve(row * HEAD)) && (chances = reserve(row * TOKENS)) &&
         (row_scale = reserve(row)) && (bytes = reserve(LONGEST * wide)) &&
         (shorts = reserve(2 * LONGEST * wide));
}

static void quantise_rows(const float *x, uint32_t rows, uint32_t count) {
  for (uint32_t row = 0; row < rows; row++) quantise_row(x + (size_t)row * count, count, row);
}

static void add_norm_rows(float *x, const float *added, uint32_t rows, uint32_t count, const Norm *norm) {
  for (uint32_t row = 0; row < rows; row++)
    add_norm_row(x + (size_t)row * count, added + (size_t)row * count, count, norm);
}

static void embed(const Model *model, const uint32_t *ids, uint32_t count, uint32_t rows) {
  const uint32_t width = model->width;
  for (uint32_t row = 0; row < count; row++) {
    const size_t word = ids[row];
    expand_row(state + (size_t)row * width, model->word + word * width, model->word_scale[word], width);
    expand_row(mixed + (size_t)row * width, model->position + (size_t)row * width, model->position_scale[row],
               width);
  }
  /* Rows that only fill the last tile hold numbers of this sequence, never of the one before. */
  for (size_t i = (size_t)count * width; i < (size_t)rows * width; i++) state[i] = mixed[i] = 0.0f;
  add_norm_rows(state, mixed, rows, width, &model->norm);
}

static void run_layer(const Model *model, const Layer *layer, uint32_t count, uint32_t rows) {
  const uint32_t width = model->width, ffn = model->ffn;
  quantise_rows(state, rows, width);
  multiply(query, &layer->query, rows, width, width);
  multiply(key, &layer->key, rows, width, width);
  multiply(value, &layer->value, rows, width, width);
  attend(mixed, query, key, value, count, rows, model);
  quantise_rows(mixed, rows, width);
  multiply(mixed, &layer->output, rows, width, width);
  add_norm_rows(state, mixed, rows, width, &layer->attention_norm);
  quantise_rows(state, rows, width);
  multiply(hidden, &layer->up, rows, ffn, width);
  for (uint32_t row = 0; row < rows; row++) gelu_row(hidden + (size_t)row * ffn, ffn);
  quantise_rows(hidden, rows, ffn);
  multiply(mixed, &layer->down, rows, width, ffn);
  add_norm_rows(state, mixed, rows, width, &layer->output_norm);
}

/* The caller has seen to it that 1 <= count <= LONGEST and that every id is one of the vocabulary. */
EXPORT(encode) const float *encode(const Model *model, const uint32_t *ids, uint32_t count) {
  const uint32_t rows = (count + TOKENS - 1) / TOKENS * TOKENS;
  embed(model, ids, count, rows);
  for (uint32_t i = 0; i < model->layers; i++) run_layer(model, model->layer + i, count, rows);
  return state;
}

/* ---- small heads ---- */

/* Panels of eight outputs, for each input the eight weights; outputs past the last one are zero. */
EXPORT(pack_dense) void pack_dense(float *to, const float *from, uint32_t outputs, uint32_t inputs) {
  for (uint32_t panel = 0; panel < outputs; panel += 8)
    for (uint32_t in = 0; in < inputs; in++)
      for (uint32_t out = panel; out < panel + 8; out++)
        *to++ = out < outputs ? from[(size_t)out * inputs + in] : 0.0f;
}

/* y = x * W' + b, after it gelu if asked. Rows come in fours; outputs and bias are padded to eights. */
EXPORT(dense)
void dense(float *y, const float *x, const float *weight, const float *bias, uint32_t rows, uint32_t outputs,
           uint32_t inputs, int gelu) {
  for (uint32_t out = 0; out < outputs; out += 8, weight += 8 * inputs)
    for (uint32_t row = 0; row < rows; row += TOKENS) {
      v128_t part[TOKENS][2];
      for (int t = 0; t < TOKENS; t++)
        for (int g = 0; g < 2; g++) part[t][g] = LOAD(bias + out + 4 * g);
      for (uint32_t in = 0; in < inputs; in++) {
        const v128_t w0 = LOAD(weight + 8 * in), w1 = LOAD(weight + 8 * in + 4);
        for (int t = 0; t < TOKENS; t++) {
          const v128_t splat = wasm_v128_load32_splat(x + (size_t)(row + t) * inputs + in);
          part[t][0] = ADD(part[t][0], MUL(w0, splat));
          part[t][1] = ADD(part[t][1], MUL(w1, splat));
        }
      }
      for (int t = 0; t < TOKENS; t++)
        for (int g = 0; g < 2; g++)
          STORE(y + (size_t)(row + t) * outputs + out + 4 * g, gelu ? gelu_of(part[t][g]) : part[t][g]);
    }
}
