;; Four rows of whole numbers times a matrix of signed bytes. `packed-matrix.ts` does the same without WebAssembly, with
;; the same numbers. `scripts/build-sentence-kernel.ts` compiles this file.
(module
  (memory (export "memory") 1)

  ;; weights: `outputs` lines of `inputs` signed bytes. rows: four lines of `inputs` numbers of 16 bits.
  ;; sums: gets four numbers of 32 bits for each output. `inputs` is a multiple of 16.
  (func (export "multiply")
    (param $weights i32) (param $rows i32) (param $sums i32) (param $inputs i32) (param $outputs i32)
    (local $second i32) (local $third i32) (local $fourth i32) (local $at i32) (local $place i32)
    (local $line v128) (local $low v128) (local $high v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $second (i32.add (local.get $rows) (i32.shl (local.get $inputs) (i32.const 1))))
    (local.set $third (i32.add (local.get $second) (i32.shl (local.get $inputs) (i32.const 1))))
    (local.set $fourth (i32.add (local.get $third) (i32.shl (local.get $inputs) (i32.const 1))))
    (loop $output
      (local.set $a (v128.const i32x4 0 0 0 0))
      (local.set $b (v128.const i32x4 0 0 0 0))
      (local.set $c (v128.const i32x4 0 0 0 0))
      (local.set $d (v128.const i32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $input
        (local.set $line (v128.load (i32.add (local.get $weights) (local.get $at))))
        (local.set $low (i16x8.extend_low_i8x16_s (local.get $line)))
        (local.set $high (i16x8.extend_high_i8x16_s (local.get $line)))
        (local.set $place (i32.shl (local.get $at) (i32.const 1)))
        (local.set $a (i32x4.add (local.get $a) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $low) (v128.load (i32.add (local.get $rows) (local.get $place))))
          (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (i32.add (local.get $rows) (local.get $place)))))))
        (local.set $b (i32x4.add (local.get $b) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $low) (v128.load (i32.add (local.get $second) (local.get $place))))
          (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (i32.add (local.get $second) (local.get $place)))))))
        (local.set $c (i32x4.add (local.get $c) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $low) (v128.load (i32.add (local.get $third) (local.get $place))))
          (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (i32.add (local.get $third) (local.get $place)))))))
        (local.set $d (i32x4.add (local.get $d) (i32x4.add
          (i32x4.dot_i16x8_s (local.get $low) (v128.load (i32.add (local.get $fourth) (local.get $place))))
          (i32x4.dot_i16x8_s (local.get $high) (v128.load offset=16 (i32.add (local.get $fourth) (local.get $place)))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $input (i32.lt_u (local.get $at) (local.get $inputs))))
      (i32.store (local.get $sums) (call $total (local.get $a)))
      (i32.store offset=4 (local.get $sums) (call $total (local.get $b)))
      (i32.store offset=8 (local.get $sums) (call $total (local.get $c)))
      (i32.store offset=12 (local.get $sums) (call $total (local.get $d)))
      (local.set $weights (i32.add (local.get $weights) (local.get $inputs)))
      (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
      (local.set $outputs (i32.sub (local.get $outputs) (i32.const 1)))
      (br_if $output (local.get $outputs))))

  (func $total (param $four v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $four)) (i32x4.extract_lane 1 (local.get $four)))
      (i32.add (i32x4.extract_lane 2 (local.get $four)) (i32x4.extract_lane 3 (local.get $four))))))
