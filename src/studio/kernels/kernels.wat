;; The inner loops of pictures, four values at a time. `scripts/kernels.ts` makes `kernels-module.ts` of this.
;; Addresses and strides are in bytes. Nothing is allocated here: the caller says where everything lies.
(module
  (memory (export "memory") 1)

  ;; One running mean downwards, all columns at once: the next row of sums is the last one, a row more and a row less.
  ;; Outside counts as the border row. The stride is a multiple of 16.
  (func (export "meanDown")
    (param $from i32) (param $to i32) (param $sums i32) (param $stride i32) (param $height i32) (param $radius i32)
    (local $y i32) (local $at i32) (local $enter i32) (local $leave i32) (local $last i32) (local $sum v128) (local $share v128)
    (local.set $share (f32x4.splat (f32.div (f32.const 1) (f32.convert_i32_s
      (i32.add (i32.shl (local.get $radius) (i32.const 1)) (i32.const 1))))))
    (local.set $last (i32.sub (local.get $height) (i32.const 1)))
    (memory.fill (local.get $sums) (i32.const 0) (local.get $stride))
    (local.set $y (i32.sub (i32.const 0) (local.get $radius)))
    (loop $row
      (local.set $enter (i32.add (local.get $from) (i32.mul (local.get $stride)
        (call $bounded (i32.add (local.get $y) (local.get $radius)) (local.get $last)))))
      (local.set $at (i32.const 0))
      (if (i32.lt_s (local.get $y) (i32.const 0))
        (then
          ;; Before the first row is written its window is filled; what enters here is the border above and the first rows.
          (local.set $enter (i32.add (local.get $from) (i32.mul (local.get $stride)
            (call $bounded (local.get $y) (local.get $last)))))
          (loop $cell
            (v128.store (i32.add (local.get $sums) (local.get $at))
              (f32x4.add (v128.load (i32.add (local.get $sums) (local.get $at)))
                (v128.load (i32.add (local.get $enter) (local.get $at)))))
            (br_if $cell (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $stride))))
          (local.set $enter (i32.add (local.get $from) (i32.mul (local.get $stride)
            (call $bounded (i32.add (local.get $y) (local.get $radius)) (local.get $last)))))
          (local.set $at (i32.const 0))
          (loop $cell
            (v128.store (i32.add (local.get $sums) (local.get $at))
              (f32x4.add (v128.load (i32.add (local.get $sums) (local.get $at)))
                (v128.load (i32.add (local.get $enter) (local.get $at)))))
            (br_if $cell (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $stride)))))
        (else
          (local.set $leave (i32.add (local.get $from) (i32.mul (local.get $stride)
            (call $bounded (i32.sub (local.get $y) (local.get $radius)) (local.get $last)))))
          (loop $cell
            (local.set $sum (f32x4.add (v128.load (i32.add (local.get $sums) (local.get $at)))
              (v128.load (i32.add (local.get $enter) (local.get $at)))))
            (v128.store (i32.add (local.get $to) (local.get $at)) (f32x4.mul (local.get $sum) (local.get $share)))
            (v128.store (i32.add (local.get $sums) (local.get $at))
              (f32x4.sub (local.get $sum) (v128.load (i32.add (local.get $leave) (local.get $at)))))
            (br_if $cell (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $stride))))
          (local.set $to (i32.add (local.get $to) (local.get $stride)))))
      (br_if $row (i32.lt_s (local.tee $y (i32.add (local.get $y) (i32.const 1))) (local.get $height)))))

  (func $bounded (param $row i32) (param $last i32) (result i32)
    (local.set $row (select (i32.const 0) (local.get $row) (i32.lt_s (local.get $row) (i32.const 0))))
    (select (local.get $last) (local.get $row) (i32.gt_s (local.get $row) (local.get $last))))

  ;; Rows become columns, in blocks of four by four; both sides are multiples of four.
  (func (export "turn") (param $from i32) (param $to i32) (param $stride i32) (param $rows i32)
    (local $x i32) (local $y i32) (local $at i32) (local $out i32) (local $tall i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $ab v128) (local $cd v128) (local $ef v128) (local $gh v128)
    (local.set $tall (i32.shl (local.get $rows) (i32.const 2)))
    (loop $row
      (local.set $x (i32.const 0))
      (loop $block
        (local.set $at (i32.add (i32.add (local.get $from) (i32.mul (local.get $y) (local.get $stride))) (local.get $x)))
        (local.set $a (v128.load (local.get $at)))
        (local.set $b (v128.load (local.tee $at (i32.add (local.get $at) (local.get $stride)))))
        (local.set $c (v128.load (local.tee $at (i32.add (local.get $at) (local.get $stride)))))
        (local.set $d (v128.load (i32.add (local.get $at) (local.get $stride))))
        (local.set $ab (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b)))
        (local.set $cd (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d)))
        (local.set $ef (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b)))
        (local.set $gh (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d)))
        (local.set $out (i32.add (i32.add (local.get $to) (i32.mul (i32.shr_u (local.get $x) (i32.const 2)) (local.get $tall)))
          (i32.shl (local.get $y) (i32.const 2))))
        (v128.store (local.get $out)
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd)))
        (v128.store (local.tee $out (i32.add (local.get $out) (local.get $tall)))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd)))
        (v128.store (local.tee $out (i32.add (local.get $out) (local.get $tall)))
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ef) (local.get $gh)))
        (v128.store (i32.add (local.get $out) (local.get $tall))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ef) (local.get $gh)))
        (br_if $block (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 16))) (local.get $stride))))
      (br_if $row (i32.lt_u (local.tee $y (i32.add (local.get $y) (i32.const 4))) (local.get $rows)))))

  ;; One row of the calming brush (`photo/styles/calm-planes.ts`). `place` is the row's first pixel: red, green, blue and the
  ;; sum of their squares. `which` has the brush of each pixel, 255 for none; a brush is nine addresses of 32 bits, where its
  ;; entries begin and where each sector's end; an entry is an offset and a weight, and each sector has an even number of them.
  (func (export "calmRow")
    (param $place i32) (param $which i32) (param $brushes i32) (param $count i32)
    (param $red i32) (param $green i32) (param $blue i32)
    (local $brush i32) (local $entry i32) (local $end i32) (local $sector i32) (local $index i32)
    (local $one v128) (local $other v128) (local $squares v128) (local $total v128) (local $spread f32)
    (loop $pixel
      (local.set $index (i32.load8_u (local.get $which)))
      (if (i32.ne (local.get $index) (i32.const 255))
        (then
          (local.set $brush (i32.add (local.get $brushes) (i32.mul (local.get $index) (i32.const 36))))
          (local.set $entry (i32.load (local.get $brush)))
          (local.set $total (v128.const f32x4 0 0 0 0))
          (local.set $sector (i32.const 8))
          (loop $next
            (local.set $brush (i32.add (local.get $brush) (i32.const 4)))
            (local.set $end (i32.load (local.get $brush)))
            (local.set $one (v128.const f32x4 0 0 0 0))
            (local.set $other (v128.const f32x4 0 0 0 0))
            (block $empty
              (br_if $empty (i32.ge_u (local.get $entry) (local.get $end)))
              (loop $pair
                (local.set $one (f32x4.add (local.get $one) (f32x4.mul
                  (v128.load (i32.add (local.get $place) (i32.load (local.get $entry))))
                  (v128.load32_splat offset=4 (local.get $entry)))))
                (local.set $other (f32x4.add (local.get $other) (f32x4.mul
                  (v128.load (i32.add (local.get $place) (i32.load offset=8 (local.get $entry))))
                  (v128.load32_splat offset=12 (local.get $entry)))))
                (br_if $pair (i32.lt_u (local.tee $entry (i32.add (local.get $entry) (i32.const 16))) (local.get $end)))))
            (local.set $one (f32x4.add (local.get $one) (local.get $other)))
            (local.set $squares (f32x4.mul (local.get $one) (local.get $one)))
            ;; The spread of the sector's colours, of nine squares; calm sectors weigh most.
            (local.set $spread (f32.mul (f32.const 0.1111111111) (f32.sub (f32x4.extract_lane 3 (local.get $one))
              (f32.add (f32.add (f32x4.extract_lane 0 (local.get $squares)) (f32x4.extract_lane 1 (local.get $squares)))
                (f32x4.extract_lane 2 (local.get $squares))))))
            (local.set $spread (f32.mul (local.get $spread) (local.get $spread)))
            (local.set $spread (f32.div (f32.const 1)
              (f32.add (f32.const 1) (f32.mul (local.get $spread) (local.get $spread)))))
            (local.set $total (f32x4.add (local.get $total) (f32x4.mul
              (f32x4.replace_lane 3 (local.get $one) (f32.const 1)) (f32x4.splat (local.get $spread)))))
            (br_if $next (local.tee $sector (i32.sub (local.get $sector) (i32.const 1)))))
          (local.set $total (f32x4.div (local.get $total) (f32x4.splat (f32x4.extract_lane 3 (local.get $total)))))
          (v128.store32_lane 0 (local.get $red) (local.get $total))
          (v128.store32_lane 1 (local.get $green) (local.get $total))
          (v128.store32_lane 2 (local.get $blue) (local.get $total))))
      (local.set $place (i32.add (local.get $place) (i32.const 16)))
      (local.set $which (i32.add (local.get $which) (i32.const 1)))
      (local.set $red (i32.add (local.get $red) (i32.const 4)))
      (local.set $green (i32.add (local.get $green) (i32.const 4)))
      (local.set $blue (i32.add (local.get $blue) (i32.const 4)))
      (br_if $pixel (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))

  ;; A row of a film: red, green, blue and opacity become luma in the range of television (BT.709), and, of each two pixels, how
  ;; blue and how red they are, signed, times 128. Sixteen pixels at once: what lies behind the row is read and written over too.
  (func (export "planeRow") (param $from i32) (param $count i32) (param $luma i32) (param $blue i32) (param $red i32)
    (local $end i32) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $ab v128) (local $cd v128) (local $ef v128) (local $gh v128)
    (local.set $end (i32.add (local.get $luma) (local.get $count)))
    (loop $block
      (local.set $a (i16x8.extend_low_i8x16_u (v128.load (local.get $from))))
      (local.set $b (i16x8.extend_high_i8x16_u (v128.load (local.get $from))))
      (local.set $c (i16x8.extend_low_i8x16_u (v128.load offset=16 (local.get $from))))
      (local.set $d (i16x8.extend_high_i8x16_u (v128.load offset=16 (local.get $from))))
      (local.set $ab (call $pairSums (local.get $a) (local.get $b)))
      (local.set $cd (call $pairSums (local.get $c) (local.get $d)))
      (local.set $gh (i16x8.narrow_i32x4_s (call $lumaOf (local.get $a) (local.get $b)) (call $lumaOf (local.get $c) (local.get $d))))
      (local.set $a (i16x8.extend_low_i8x16_u (v128.load offset=32 (local.get $from))))
      (local.set $b (i16x8.extend_high_i8x16_u (v128.load offset=32 (local.get $from))))
      (local.set $c (i16x8.extend_low_i8x16_u (v128.load offset=48 (local.get $from))))
      (local.set $d (i16x8.extend_high_i8x16_u (v128.load offset=48 (local.get $from))))
      (v128.store (local.get $luma) (i8x16.narrow_i16x8_u (local.get $gh)
        (i16x8.narrow_i32x4_s (call $lumaOf (local.get $a) (local.get $b)) (call $lumaOf (local.get $c) (local.get $d)))))
      (local.set $ef (call $pairSums (local.get $a) (local.get $b)))
      (local.set $gh (call $pairSums (local.get $c) (local.get $d)))
      (v128.store (local.get $blue) (i16x8.narrow_i32x4_s
        (call $blueOf (local.get $ab) (local.get $cd)) (call $blueOf (local.get $ef) (local.get $gh))))
      (v128.store (local.get $red) (i16x8.narrow_i32x4_s
        (call $redOf (local.get $ab) (local.get $cd)) (call $redOf (local.get $ef) (local.get $gh))))
      (local.set $from (i32.add (local.get $from) (i32.const 64)))
      (local.set $blue (i32.add (local.get $blue) (i32.const 16)))
      (local.set $red (i32.add (local.get $red) (i32.const 16)))
      (br_if $block (i32.lt_u (local.tee $luma (i32.add (local.get $luma) (i32.const 16))) (local.get $end)))))

  (func $lumaOf (param $low v128) (param $high v128) (result v128)
    (i32x4.shr_s
      (call $weighed (local.get $low) (local.get $high)
        (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0) (v128.const i32x4 540672 540672 540672 540672))
      (i32.const 15)))

  (func $blueOf (param $low v128) (param $high v128) (result v128)
    (i32x4.shr_s
      (call $weighed (local.get $low) (local.get $high)
        (v128.const i16x8 -6596 -22188 28784 0 -6596 -22188 28784 0) (v128.const i32x4 512 512 512 512))
      (i32.const 10)))

  (func $redOf (param $low v128) (param $high v128) (result v128)
    (i32x4.shr_s
      (call $weighed (local.get $low) (local.get $high)
        (v128.const i16x8 28784 -26145 -2639 0 28784 -26145 -2639 0) (v128.const i32x4 512 512 512 512))
      (i32.const 10)))

  ;; Of two times two pixels, each one's channels times their weights, summed, and `more`.
  (func $weighed (param $low v128) (param $high v128) (param $weights v128) (param $more v128) (result v128)
    (local.set $low (i32x4.dot_i16x8_s (local.get $low) (local.get $weights)))
    (local.set $high (i32x4.dot_i16x8_s (local.get $high) (local.get $weights)))
    (i32x4.add (local.get $more) (i32x4.add
      (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $low) (local.get $high))
      (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $low) (local.get $high)))))

  ;; Four pixels side by side, summed to two.
  (func $pairSums (param $low v128) (param $high v128) (result v128)
    (i16x8.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $low) (local.get $high))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $low) (local.get $high))))

  ;; One row of chroma of eight rows that `planeRow` made, whose addresses lie at `rows`: bicubic, as swscale does it, which keeps
  ;; thin lips red where a mean of two rows would not. Eight at once.
  (func (export "chromaRow") (param $rows i32) (param $count i32) (param $to i32)
    (local $at i32) (local $near v128) (local $next v128) (local $far v128) (local $last v128) (local $low v128) (local $high v128)
    (loop $block
      (local.set $last (call $bothRows (local.get $rows) (i32.const 28) (local.get $at)))
      (local.set $far (call $bothRows (i32.add (local.get $rows) (i32.const 4)) (i32.const 20) (local.get $at)))
      (local.set $next (call $bothRows (i32.add (local.get $rows) (i32.const 8)) (i32.const 12) (local.get $at)))
      (local.set $near (call $bothRows (i32.add (local.get $rows) (i32.const 12)) (i32.const 4) (local.get $at)))
      (local.set $low (call $mixed
        (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $near) (local.get $next))
        (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $far) (local.get $last))))
      (local.set $high (call $mixed
        (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $near) (local.get $next))
        (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $far) (local.get $last))))
      (local.set $low (i16x8.narrow_i32x4_s (local.get $low) (local.get $high)))
      (v128.store64_lane 0 (local.get $to) (i8x16.narrow_i16x8_u (local.get $low) (local.get $low)))
      (local.set $to (i32.add (local.get $to) (i32.const 8)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $block (i32.lt_u (local.get $at) (i32.shl (local.get $count) (i32.const 1))))))

  ;; A row of the upper four and the one as far below the middle, summed.
  (func $bothRows (param $row i32) (param $away i32) (param $at i32) (result v128)
    (i16x8.add
      (v128.load (i32.add (i32.load (local.get $row)) (local.get $at)))
      (v128.load (i32.add (i32.load (i32.add (local.get $row) (local.get $away))) (local.get $at)))))

  (func $mixed (param $near v128) (param $far v128) (result v128)
    (i32x4.shr_s
      (i32x4.add (v128.const i32x4 269484032 269484032 269484032 269484032)
        (i32x4.add
          (i32x4.dot_i16x8_s (local.get $near) (v128.const i16x8 7142 1971 7142 1971 7142 1971 7142 1971))
          (i32x4.dot_i16x8_s (local.get $far) (v128.const i16x8 -691 -230 -691 -230 -691 -230 -691 -230))))
      (i32.const 21))))
