/* Edge-keeping smoothing of render noise: see post.py, which compiles this when first needed. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int held(int v, int end) { return v < 0 ? 0 : v >= end ? end - 1 : v; }

/* exp(-x) for x >= 0, near enough for a weight. */
static float falling(float x) {
  float t = 1.0f + x * (1.0f / 16.0f);
  t *= t; t *= t; t *= t; t *= t;
  return 1.0f / t;
}

/* One dot far above or below its eight neighbours comes back among them. `field` is height x width x 3. */
void settle(float *field, int height, int width) {
  float *from = malloc(sizeof(float) * height * width * 3);
  memcpy(from, field, sizeof(float) * height * width * 3);
#pragma omp parallel for
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      for (int c = 0; c < 3; c++) {
        float around[8], lift;
        int n = 0;
        for (int dy = -1; dy <= 1; dy++)
          for (int dx = -1; dx <= 1; dx++)
            if (dy || dx) around[n++] = from[(held(y + dy, height) * width + held(x + dx, width)) * 3 + c];
        for (int i = 1; i < 8; i++)
          for (int k = i; k > 0 && around[k] < around[k - 1]; k--) {
            lift = around[k]; around[k] = around[k - 1]; around[k - 1] = lift;
          }
        float *value = field + (y * width + x) * 3 + c;
        float low = around[2] * 0.95f - 0.01f, high = around[5] * 1.05f + 0.01f;
        *value = *value < low ? low : *value > high ? high : *value;
      }
  free(from);
}

/* One round of a wavelet with holes of `step`: what differs in normal, albedo or light counts little. */
void wavelet(const float *from, float *to, const float *normal, const float *albedo, int height, int width, int step, float strictness) {
  static const float kernel[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
  float apart_by_light = 1.0f / (strictness * strictness);
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      const int here = (y * width + x) * 3;
      float total[3] = {0, 0, 0}, weight = 0;
      for (int j = -2; j <= 2; j++)
        for (int i = -2; i <= 2; i++) {
          const int there = (held(y + j * step, height) * width + held(x + i * step, width)) * 3;
          float n = 0, a = 0, l = 0;
          for (int c = 0; c < 3; c++) {
            float d = normal[there + c] - normal[here + c];
            n += d * d;
            d = albedo[there + c] - albedo[here + c];
            a += d * d;
            d = from[there + c] - from[here + c];
            l += d * d;
          }
          const float share = kernel[j + 2] * kernel[i + 2] * falling(n * 14 + a * 60 + l * apart_by_light);
          for (int c = 0; c < 3; c++) total[c] += share * from[there + c];
          weight += share;
        }
      for (int c = 0; c < 3; c++) to[here + c] = total[c] / weight;
    }
}
