"""Materials of the demo's pictures: paint with a livery, glass, rubber, wet asphalt, light."""
import bpy
import numpy as np


def rgb(code):
    """Linear RGBA of `#rrggbb`."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts], 1)


def plain(name, code, rough=0.5, metal=0.0, coat=0.0, glow=0.0):
    """A principled surface of one colour; the same arguments give the same material."""
    key = f"{name}{code}{rough}{metal}{coat}{glow}"
    known = bpy.data.materials.get(key[:60])
    if known:
        return known
    made = bpy.data.materials.new(key[:60])
    made.use_nodes = True
    node = made.node_tree.nodes["Principled BSDF"]
    node.inputs["Base Color"].default_value = rgb(code)
    node.inputs["Roughness"].default_value = rough
    node.inputs["Metallic"].default_value = metal
    node.inputs["Clearcoat"].default_value = coat
    node.inputs["Clearcoat Roughness"].default_value = 0.04
    if glow:
        node.inputs["Emission"].default_value = rgb(code)
        node.inputs["Emission Strength"].default_value = glow
        made.cycles.sample_as_light = False
    return made


class Graph:
    """Writes node trees as expressions."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree

    def node(self, kind, **inputs):
        made = self.tree.nodes.new(kind)
        for name, value in inputs.items():
            slot = made.inputs[int(name[1:])] if name[0] == "i" and name[1:].isdigit() else made.inputs[name.replace("_", " ")]
            self.put(slot, value)
        return made

    def put(self, slot, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, slot)
        else:
            slot.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        made = self.tree.nodes.new("ShaderNodeMath")
        made.operation = operation
        for slot, value in zip(made.inputs, (a, b, c)):
            self.put(slot, value)
        return made.outputs[0]

    def mix(self, factor, a, b):
        made = self.tree.nodes.new("ShaderNodeMixRGB")
        for slot, value in zip(made.inputs, (factor, a, b)):
            self.put(slot, value)
        return made.outputs[0]

    def between(self, value, low, high):
        return self.math("MULTIPLY", self.math("GREATER_THAN", value, low), self.math("LESS_THAN", value, high))

    def ramp(self, value, *stops):
        made = self.tree.nodes.new("ShaderNodeValToRGB")
        while len(made.color_ramp.elements) < len(stops):
            made.color_ramp.elements.new(0.5)
        for element, (position, grey) in zip(made.color_ramp.elements, stops):
            element.position = position
            element.color = grey if isinstance(grey, tuple) else (grey, grey, grey, 1)
        self.put(made.inputs[0], value)
        return made.outputs[0]

    def coated(self, colour, rough, metal, coat_rough):
        """Colours the surface, under a clear coat; answers its node."""
        node = self.tree.nodes["Principled BSDF"]
        self.put(node.inputs["Base Color"], colour)
        values = {"Roughness": rough, "Metallic": metal, "Clearcoat": 1.0, "Clearcoat Roughness": coat_rough}
        for name, value in values.items():
            node.inputs[name].default_value = value
        return node

    def surface(self):
        return self.tree.nodes["Material Output"].inputs["Surface"]


def letting_through(colour, share):
    """A thin sheet, a leaf or a tin of plastic: light falls onto it and, for its `share`, through it from behind."""
    made = bpy.data.materials.new("thin")
    g = Graph(made)
    tone = (*colour, 1)
    onto = g.node("ShaderNodeBsdfDiffuse", Color=tone)
    through = g.node("ShaderNodeBsdfTranslucent", Color=tuple(min(1, 1.5 * one) for one in colour) + (1,))
    g.put(g.surface(), g.node("ShaderNodeMixShader", i0=share, i1=onto.outputs[0], i2=through.outputs[0]).outputs[0])
    return made


def paint(root, livery):
    """Car paint whose second and third colours lie in slanted bands over the whole body."""
    made = bpy.data.materials.new("paint")
    g = Graph(made)
    place = g.node("ShaderNodeTexCoord")
    place.object = root
    x, y, z = g.node("ShaderNodeSeparateXYZ", Vector=place.outputs["Object"]).outputs
    slant = g.math("SUBTRACT", x, g.math("MULTIPLY", z, livery.get("lean", 0.75)))
    colour = rgb(livery["body"])
    side = g.math("ABSOLUTE", y)
    for code, low, high in livery["bands"]:
        colour = g.mix(g.between(slant, low, high), colour, rgb(code))
    if "skirt" in livery:
        code, height, slope = livery["skirt"]
        edge = g.math("MULTIPLY_ADD", x, slope, height)
        colour = g.mix(g.math("LESS_THAN", z, edge), colour, rgb(code))
    if "spine" in livery:
        code, low, high = livery["spine"]
        on_top = g.math("MULTIPLY", g.between(side, low, high), g.math("GREATER_THAN", z, 0.45))
        colour = g.mix(on_top, colour, rgb(code))
    g.coated(colour, rough=0.42, metal=0.1, coat_rough=0.07).inputs["Specular"].default_value = 0.3
    return made


def glass():
    """Dark glass that shows a little of what is behind."""
    known = bpy.data.materials.get("glass")
    if known:
        return known
    made = bpy.data.materials.new("glass")
    g = Graph(made)
    shine = g.node("ShaderNodeBsdfGlossy", Color=(0.9, 0.95, 1, 1), Roughness=0.03)
    clear = g.node("ShaderNodeBsdfTransparent", Color=(0.34, 0.4, 0.45, 1))
    edge = g.node("ShaderNodeFresnel", IOR=1.6).outputs[0]
    both = g.node("ShaderNodeMixShader", i0=g.math("ADD", edge, 0.04), i1=clear.outputs[0], i2=shine.outputs[0])
    g.put(g.surface(), both.outputs[0])
    return made


def asphalt(wet=0.6):
    """Wet asphalt: dark and rough with puddles that mirror; `wet` from 0 to 1."""
    made = bpy.data.materials.new("asphalt")
    g = Graph(made)
    place = g.node("ShaderNodeTexCoord").outputs["Object"]
    broad = g.node("ShaderNodeTexNoise", Vector=place, Scale=0.28, Detail=3.0).outputs[0]
    fine = g.node("ShaderNodeTexNoise", Vector=place, Scale=38.0, Detail=2.0).outputs[0]
    grit = g.ramp(g.node("ShaderNodeTexNoise", Vector=place, Scale=110.0, Detail=1.0).outputs[0], (0.42, 0.78), (0.62, 1.3))
    puddle = g.ramp(broad, (0.62 - 0.28 * wet, 0.0), (0.74 - 0.28 * wet, 1.0))
    rough = g.mix(puddle, g.ramp(fine, (0.3, 0.4), (0.7, 0.52)), (0.1, 0.1, 0.1, 1))
    node = made.node_tree.nodes["Principled BSDF"]
    g.put(node.inputs["Base Color"], g.mix(puddle, g.mix(grit, (0.0, 0.0, 0.0, 1), (0.019, 0.022, 0.026, 1)), (0.006, 0.008, 0.011, 1)))
    g.put(node.inputs["Roughness"], rough)
    bump = g.node("ShaderNodeBump", Strength=0.2, Distance=0.003, Height=fine)
    g.put(bump.inputs["Strength"], g.math("MULTIPLY_ADD", puddle, -0.25, 0.27))
    g.put(node.inputs["Normal"], bump.outputs[0])
    return made


def glow_cone(code, strength):
    """A beam in the haze: brightest at its start and where one looks through its middle."""
    made = bpy.data.materials.new("beam")
    made.cycles.sample_as_light = False
    g = Graph(made)
    along = g.node("ShaderNodeSeparateXYZ", Vector=g.node("ShaderNodeTexCoord").outputs["Generated"]).outputs[2]
    facing = g.node("ShaderNodeLayerWeight", Blend=0.5).outputs["Facing"]
    middle = g.math("POWER", g.math("SUBTRACT", 1.0, facing), 2.2)
    amount = g.math("MULTIPLY", middle, g.math("POWER", along, 2.0))
    light = g.node("ShaderNodeEmission", Color=rgb(code), Strength=g.math("MULTIPLY", amount, strength))
    both = g.node("ShaderNodeAddShader", i0=g.node("ShaderNodeBsdfTransparent").outputs[0], i1=light.outputs[0])
    g.put(g.surface(), both.outputs[0])
    return made


def _cloud(seed, size=320):
    """A torn puff: how thick and how lit it is at each place, as an image."""
    chance = np.random.default_rng(seed)
    torn, weight = np.zeros((size, size)), 0.0
    for octave, share in ((3, 1.0), (6, 0.55), (12, 0.32), (24, 0.2), (48, 0.13), (96, 0.07)):
        grid = chance.random((octave + 2, octave + 2))
        at = np.linspace(0, octave, size, endpoint=False)
        whole, part = at.astype(int), at % 1
        part = part * part * (3 - 2 * part)
        rows = grid[whole] * (1 - part)[:, None] + grid[whole + 1] * part[:, None]
        torn += share * (rows[:, whole] * (1 - part) + rows[:, whole + 1] * part)
        weight += share
    torn /= weight
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
    far = np.sqrt(x * x + y * y)
    round_ = np.clip(1 - far, 0, 1) ** 0.8
    thick = np.clip((round_ * (3.4 * torn - 0.75) - 0.03) / 0.8, 0, 1) * np.clip((1 - far) * 5, 0, 1)
    lit = np.clip(0.36 * (y + 1) + 1.6 * torn - 0.62, 0.1, 1)
    image = bpy.data.images.new(f"cloud{seed}", size, size, alpha=True, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.alpha_mode = "CHANNEL_PACKED"
    image.pixels.foreach_set(np.dstack([lit, lit, lit, thick]).astype(np.float32).ravel())
    image.pack()
    return image


def smoke(kind):
    """Soft puffs with their own light: the object's colour is the light, its alpha the density."""
    known = bpy.data.materials.get(f"smoke{kind}")
    if known:
        return known
    made = bpy.data.materials.new(f"smoke{kind}")
    made.cycles.sample_as_light = False
    g = Graph(made)
    info = g.node("ShaderNodeObjectInfo")
    picture = g.node("ShaderNodeTexImage", Vector=g.node("ShaderNodeTexCoord").outputs["Generated"])
    picture.image, picture.extension = _cloud(kind + 11), "CLIP"
    height = g.node("ShaderNodeSeparateXYZ", Vector=g.node("ShaderNodeNewGeometry").outputs["Position"]).outputs[2]
    grounded = g.math("MINIMUM", g.math("MULTIPLY", g.math("MAXIMUM", height, 0.0), 2.5), 1.0)
    alpha = g.math("MULTIPLY", g.math("MULTIPLY", picture.outputs["Alpha"], grounded), info.outputs["Alpha"])
    glow = g.node("ShaderNodeEmission", Color=info.outputs["Color"], Strength=picture.outputs["Color"])
    both = g.node("ShaderNodeMixShader", i0=alpha, i1=g.node("ShaderNodeBsdfTransparent").outputs[0], i2=glow.outputs[0])
    g.put(g.surface(), both.outputs[0])
    return made


def dusk():
    """An evening sky: ember at the edge of the land, night above."""
    made = bpy.data.materials.new("dusk")
    made.cycles.sample_as_light = False
    g = Graph(made)
    z = g.node("ShaderNodeSeparateXYZ", Vector=g.node("ShaderNodeTexCoord").outputs["Generated"]).outputs[2]
    colour = g.ramp(z, (0.2, rgb("#ff6a2a")), (0.36, rgb("#8a3038")), (0.5, rgb("#2b2036")), (0.75, rgb("#0b1018")))
    light = g.node("ShaderNodeEmission", Color=colour, Strength=0.9)
    g.put(g.surface(), light.outputs[0])
    return made
