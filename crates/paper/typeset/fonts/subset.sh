#!/bin/sh
# Makes the fonts of this folder from the full ones. Run it here; the full fonts lie in $1.
set -eu
full=${1:-/usr/share/fonts/truetype/noto}

# Latin with all diacritics in use, Greek, Cyrillic, punctuation, fractions, raised and lowered figures.
letters="U+0020-007E,U+00A0-024F,U+0259,U+02BC,U+0300-0308,U+030A-030C,U+0327-0328,U+0370-03FF,U+0400-052F"
letters="$letters,U+1E00-1EFF,U+2000-200B,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030"
letters="$letters,U+2032-2033,U+2039-203A,U+2044,U+2070,U+2074-208E,U+20AC,U+20B4,U+20BD,U+2116,U+2122"
letters="$letters,U+2150-215E,U+FFFD"
arrows="U+2190-2199,U+2212,U+2248,U+2260,U+2264-2265"
symbols="U+25A0-25A1,U+25B2-25B3,U+25CB,U+25CF,U+2605-2606,U+2610-2612,U+26C0-26C3,U+2702,U+2713-2718"

subset() {
  pyftsubset "$full/$1.ttf" --output-file="$1.ttf" --unicodes="$2" --no-hinting --desubroutinize \
    --layout-features='kern,mark,mkmk,ccmp,locl' --name-IDs='0,1,2,3,4,5,6,13,14'
}

for font in NotoSans-Regular NotoSans-Bold NotoSans-Italic NotoSerif-Bold NotoSerif-Italic; do
  subset "$font" "$letters"
done
subset NotoSansMath-Regular "$arrows"
subset NotoSansSymbols2-Regular "$symbols"
