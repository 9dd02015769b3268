# Renders one staged body: blender -b -t 1 -P scene.py -- <stage> <view.json> <out>
# Three things at once, one a channel: red without paint, green with a matt paint, blue with a metallic one. Light, floor
# and everything else are without colour, so any paint is a sum of the three (develop.ts), and no colour is rendered twice.
import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector

STAGE, VIEW, OUT = sys.argv[sys.argv.index("--") + 1 :][:3]
BODY = json.load(open(os.path.join(STAGE, "body.json")))
LOOK = json.load(open(VIEW))
M = BODY["measures"]

bpy.ops.wm.read_factory_settings(use_empty=True)
SCENE = bpy.context.scene


class Nodes:
    """A material made node by node."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.node("ShaderNodeMath", operation=operation, use_clamp=clamp)
        self.put(node.inputs[0], a)
        self.put(node.inputs[1], b)
        return node.outputs[0]

    def most(self, *values):
        result = values[0]
        for value in values[1:]:
            result = self.math("MAXIMUM", result, value)
        return result

    def times(self, *values):
        result = values[0]
        for value in values[1:]:
            result = self.math("MULTIPLY", result, value)
        return result

    def mix(self, share, a, b):
        node = self.node("ShaderNodeMixShader")
        for socket, value in zip(node.inputs, (share, a, b)):
            self.put(socket, value)
        return node.outputs[0]

    def add(self, a, b):
        return self.node("ShaderNodeAddShader", {0: a, 1: b}).outputs[0]

    def grey(self, value, rough, metal=0.0, specular=0.5, normal=None):
        node = self.node("ShaderNodeBsdfPrincipled", {"Roughness": rough, "Metallic": metal, "Specular": specular})
        self.put(node.inputs["Base Color"], (value, value, value, 1))
        if normal is not None:
            self.put(node.inputs["Normal"], normal)
        return node.outputs[0]

    def glossy(self, value, rough, normal=None):
        node = self.node("ShaderNodeBsdfGlossy", {"Color": (value, value, value, 1), "Roughness": rough})
        if normal is not None:
            self.put(node.inputs["Normal"], normal)
        return node.outputs[0]

    def see_through(self, value):
        return self.node("ShaderNodeBsdfTransparent", {"Color": (value, value, value, 1)}).outputs[0]

    def light(self, strength, colour=(1, 1, 1)):
        return self.node("ShaderNodeEmission", {"Color": (*colour, 1), "Strength": strength}).outputs[0]

    def fresnel(self, index, normal=None):
        node = self.node("ShaderNodeFresnel", {"IOR": index})
        if normal is not None:
            self.put(node.inputs["Normal"], normal)
        return node.outputs[0]

    def paint(self, normal=None, weight=1.0):
        """A matt base in green, flakes in blue, and a clear coat over both; in a place, the colours of one paint."""
        own = LOOK.get("paint", {"matt": (0, 0.8, 0), "flake": (0, 0, 0.8)})
        matt = self.node("ShaderNodeBsdfDiffuse", {"Color": (*own["matt"], 1)})
        flake = self.node("ShaderNodeBsdfGlossy", {"Color": (*own["flake"], 1), "Roughness": 0.3})
        for node in (matt, flake):
            if normal is not None:
                self.put(node.inputs["Normal"], normal)
        base = self.add(matt.outputs[0], flake.outputs[0])
        if isinstance(weight, bpy.types.NodeSocket):
            base = self.mix(weight, self.see_dark(), base)
        return self.mix(self.times(self.fresnel(1.5, normal), weight), base, self.glossy(1, 0.005, normal))

    def see_dark(self):
        return self.node("ShaderNodeBsdfDiffuse", {"Color": (0.003, 0.003, 0.003, 1)}).outputs[0]

    def glass(self, through, mirror=1.0):
        return self.mix(
            self.math("ADD", self.times(self.fresnel(1.5), mirror), 0.004, True),
            self.see_through(through),
            self.glossy(1, 0.0),
        )

    def tell(self, name, value):
        node = self.node("ShaderNodeOutputAOV", name=name)
        self.put(node.inputs["Value"], value)

    def done(self, shader):
        self.tree.links.new(shader, self.output.inputs[0])
        self.material.cycles.sample_as_light = False
        return self.material


def plain(name, *values):
    nodes = Nodes(name)
    return nodes.done(nodes.grey(*values))


def lit(name, strength):
    nodes = Nodes(name)
    return nodes.done(nodes.light(strength))


def cover(name, through, mirror=0.8, tint=None):
    nodes = Nodes(name)
    if tint is not None:
        nodes.tell("red", tint)
    return nodes.done(nodes.glass(through, mirror))


def red(name, shader):
    nodes = Nodes(name)
    nodes.tell("red", 1.0)
    return nodes.done(shader(nodes))


def painted(name):
    nodes = Nodes(name)
    return nodes.done(nodes.paint())


def mirror_cap():
    nodes = Nodes("mirror")
    place = nodes.node("ShaderNodeSeparateXYZ", {0: nodes.node("ShaderNodeNewGeometry").outputs["Position"]})
    low = nodes.math("LESS_THAN", place.outputs[2], BODY["mirror"] - 0.034)
    return nodes.done(nodes.mix(low, nodes.paint(), nodes.grey(0.004, 0.08)))


def view_layer_values():
    layer = bpy.context.view_layer
    value = layer.aovs.add()
    value.name, value.type = "red", "VALUE"
    layer.cycles.denoising_store_passes = True


class Masks:
    """The masks of the body, each where it is seen from its own side."""

    def __init__(self, nodes, place, normal):
        self.nodes = nodes
        self.place = place
        self.normal = normal
        self.files = {}

    def share(self, value, sheet, axis):
        start = BODY["sheets"][sheet]["left"]
        width = BODY["sheets"][sheet]["width"]
        del axis
        return self.nodes.math("DIVIDE", self.nodes.math("SUBTRACT", value, start), width)

    def read(self, name, sheet, across, up):
        nodes = self.nodes
        if name not in self.files:
            image = bpy.data.images.load(os.path.join(STAGE, name + ".png"))
            image.colorspace_settings.name = "Non-Color"
            at = nodes.node("ShaderNodeCombineXYZ")
            nodes.put(at.inputs[0], self.share(across, sheet, 0))
            nodes.put(at.inputs[1], nodes.math("DIVIDE", up, BODY["sheets"][sheet]["height"]))
            texture = nodes.node(
                "ShaderNodeTexImage", {0: at.outputs[0]}, image=image, interpolation="Linear", extension="EXTEND"
            )
            self.files[name] = nodes.node("ShaderNodeSeparateColor", {0: texture.outputs[0]}).outputs
        return self.files[name]


def skin():
    k = Nodes("skin")
    geometry = k.node("ShaderNodeNewGeometry")
    x, y, z = k.node("ShaderNodeSeparateXYZ", {0: geometry.outputs["Position"]}).outputs
    # Seen from within, a direction is turned round: an opening stays one for the light that leaves through it.
    behind = geometry.outputs["Backfacing"]
    outwards = k.math("SUBTRACT", 1.0, k.times(behind, 2.0))
    turned = k.node("ShaderNodeSeparateXYZ", {0: geometry.outputs["True Normal"]}).outputs
    nx, nz = k.times(turned[0], outwards), k.times(turned[2], outwards)
    away = k.math("ABSOLUTE", y)
    more = lambda a, b: k.math("GREATER_THAN", a, b)
    less = lambda a, b: k.math("LESS_THAN", a, b)
    masks = Masks(k, (x, y, z), nx)
    side1, side2, side3 = (masks.read(f"side-{n}", "side", x, z) for n in (1, 2, 3))
    front1, front2 = (masks.read(f"front-{n}", "end", y, z) for n in (1, 2))
    rear1, rear2 = (masks.read(f"rear-{n}", "end", y, z) for n in (1, 2))
    top = masks.read("top", "top", x, away)
    at_side = more(away, 0.5)
    low_front = k.times(more(x, M["front"] + 0.12), more(nx, 0.05), less(z, 0.93))
    screen = k.times(less(x, M["front"]), more(x, -0.4), more(z, 0.9), more(nx, 0.28))
    low_rear = k.times(less(x, M["rear"] - 0.12), less(nx, -0.05), less(z, M.get("rearTop", 1.0)))
    window = k.times(less(x, -0.3), more(z, M.get("rearTop", 1.0)), less(nx, BODY.get("rearSlope", -0.25)))
    at_front, at_rear = k.most(low_front, screen), k.most(low_rear, window)
    on_top = k.times(more(nz, 0.45), more(x, M["front"] - 0.6))
    on_roof = k.times(more(nz, 0.6), more(z, 1.2))
    dark = k.most(
        k.times(side1[0], at_side), k.times(front1[0], screen), k.times(rear1[0], window), k.times(top[0], on_roof),
        k.times(side3[0], more(z, 0.9)),
    )
    glass = k.most(k.times(side1[1], at_side), k.times(front1[1], screen), k.times(rear1[1], window))
    cut = k.most(
        k.times(side1[2], at_side), k.times(front1[2], at_front), k.times(rear1[2], low_rear), k.times(top[1], on_top)
    )
    hole = k.most(k.times(side2[0], at_side), k.times(front2[0], low_front), k.times(rear2[0], low_rear))
    height = k.math("SUBTRACT", 1.0, k.most(k.times(cut, 0.3), k.times(dark, 0.5)))
    bump = k.node("ShaderNodeBump", {"Strength": 0.6, "Distance": 0.004, "Height": height}).outputs[0]
    free = k.math("SUBTRACT", 1.0, k.times(cut, 0.97))
    shader = k.paint(bump, free)
    shader = k.mix(side2[1], shader, k.grey(0.018, 0.45, 0.0, 0.4))
    shader = k.mix(dark, shader, k.grey(0.004, 0.05, 0.0, 0.5, bump))
    shader = k.mix(k.times(side2[2], at_side), shader, k.grey(0.6, 0.22, 1.0))
    ahead = k.math("SUBTRACT", 1.0, behind)
    mirror = k.math("ADD", k.times(k.fresnel(1.5), 0.5, ahead), k.times(ahead, 0.004), True)
    seen = k.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    # A page never shines through the cabin: what lies behind the far windows is a grey of its own.
    beyond = k.mix(k.times(seen, behind), k.see_through(LOOK.get("tint", 0.7)), k.light(0.016))
    pane = k.mix(mirror, beyond, k.glossy(1, 0.0))
    lining = k.node("ShaderNodeBsdfDiffuse", {"Color": (0.22, 0.22, 0.22, 1)}).outputs[0]
    dim = k.node("ShaderNodeBsdfDiffuse", {"Color": (0.03, 0.03, 0.03, 1)}).outputs[0]
    inside = k.mix(more(z, 1.25), dim, lining)
    shader = k.mix(behind, shader, inside)
    shader = k.mix(glass, shader, pane)
    return k.done(k.mix(hole, shader, k.see_through(1)))


def coloured(name, colour, rough, metal=0.0):
    nodes = Nodes(name)
    values = {"Base Color": (*colour, 1), "Roughness": rough, "Metallic": metal}
    return nodes.done(nodes.node("ShaderNodeBsdfPrincipled", values).outputs[0])


def lamp(name, strength, colour):
    nodes = Nodes(name)
    material = nodes.done(nodes.light(strength, colour))
    material.cycles.sample_as_light = True
    return material


def where(nodes, scale):
    """Place in the scene, stretched."""
    place = nodes.node("ShaderNodeNewGeometry").outputs["Position"]
    stretched = nodes.node("ShaderNodeVectorMath", operation="MULTIPLY")
    nodes.put(stretched.inputs[0], place)
    stretched.inputs[1].default_value = scale
    return stretched.outputs[0]


def rough(name, colour, roughness, grain, depth, detail=4.0):
    """A plain surface with grain in it."""
    nodes = Nodes(name)
    noise = nodes.node("ShaderNodeTexNoise", {"Vector": where(nodes, (1, 1, 1)), "Scale": grain, "Detail": detail})
    bump = nodes.node("ShaderNodeBump", {"Strength": 0.5, "Distance": depth, "Height": noise.outputs[0]}).outputs[0]
    shade = nodes.node("ShaderNodeMapRange", {"Value": noise.outputs[0], 1: 0.3, 2: 0.7, 3: 0.75, 4: 1.2}).outputs[0]
    tint = nodes.node("ShaderNodeVectorMath", operation="SCALE")
    tint.inputs[0].default_value = colour
    nodes.put(tint.inputs["Scale"], shade)
    values = {"Base Color": tint.outputs[0], "Roughness": roughness, "Specular": 0.3, "Normal": bump}
    return nodes.done(nodes.node("ShaderNodeBsdfPrincipled", values).outputs[0])


def laid(name, light, dark, joint, size, turn=(1, 1, 1), roughness=0.7):
    """Bricks, slabs or boards with joints between them."""
    nodes = Nodes(name)
    brick = nodes.node("ShaderNodeTexBrick", {"Vector": where(nodes, turn), "Scale": 1.0, "Mortar Size": size[2]})
    for key, value in (("Color1", light), ("Color2", dark), ("Mortar", joint)):
        brick.inputs[key].default_value = (*value, 1)
    brick.inputs["Brick Width"].default_value, brick.inputs["Row Height"].default_value = size[0], size[1]
    noise = nodes.node("ShaderNodeTexNoise", {"Vector": where(nodes, (1, 1, 1)), "Scale": 40.0}).outputs[0]
    height = nodes.math("ADD", nodes.times(brick.outputs["Fac"], -1.0), nodes.times(noise, 0.2))
    bump = nodes.node("ShaderNodeBump", {"Strength": 0.5, "Distance": 0.006, "Height": height}).outputs[0]
    values = {"Base Color": brick.outputs["Color"], "Roughness": roughness, "Specular": 0.35, "Normal": bump}
    return nodes.done(nodes.node("ShaderNodeBsdfPrincipled", values).outputs[0])


def upright(name, light, dark, joint, size):
    """A wall of bricks or boards, seen from in front: its joints run along and up."""
    material = laid(name, light, dark, joint, size)
    tree = material.node_tree
    brick = next(node for node in tree.nodes if node.type == "TEX_BRICK")
    place = tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"]
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    both = tree.nodes.new("ShaderNodeCombineXYZ")
    tree.links.new(place, parts.inputs[0])
    along = (2, 0) if name == "wood" else (0, 2)
    for i, axis in enumerate(along):
        tree.links.new(parts.outputs[axis], both.inputs[i])
    tree.links.new(both.outputs[0], brick.inputs["Vector"])
    return material


def snowy(name, colour, cover):
    """What snow lies on where it looks upwards."""
    nodes = Nodes(name)
    geometry = nodes.node("ShaderNodeNewGeometry")
    up = nodes.node("ShaderNodeSeparateXYZ", {0: geometry.outputs["Normal"]}).outputs[2]
    noise = nodes.node("ShaderNodeTexNoise", {"Vector": geometry.outputs["Position"], "Scale": 3.0}).outputs[0]
    share = nodes.node("ShaderNodeMapRange", {"Value": nodes.math("ADD", up, nodes.times(noise, 0.5)), 1: cover, 2: cover + 0.12})
    white = nodes.node("ShaderNodeBsdfDiffuse", {"Color": (0.78, 0.8, 0.85, 1)}).outputs[0]
    own = nodes.node("ShaderNodeBsdfDiffuse", {"Color": (*colour, 1)}).outputs[0]
    return nodes.done(nodes.mix(share.outputs[0], own, white))


def wet_ground():
    """Asphalt after rain: dry patches and puddles by noise."""
    nodes = Nodes("ground")
    place = where(nodes, (1, 1, 1))
    noise = nodes.node("ShaderNodeTexNoise", {"Vector": place, "Scale": 0.45, "Detail": 5.0}).outputs[0]
    grain = nodes.node("ShaderNodeTexNoise", {"Vector": place, "Scale": 90.0, "Detail": 2.0}).outputs[0]
    ramp = nodes.node("ShaderNodeMapRange", {"Value": noise, 1: 0.42, 2: 0.62, 3: 0.1, 4: 0.5}).outputs[0]
    bump = nodes.node("ShaderNodeBump", {"Strength": 0.12, "Distance": 0.004, "Height": grain}).outputs[0]
    values = {"Base Color": (0.028, 0.03, 0.034, 1), "Roughness": ramp, "Specular": 0.5, "Normal": bump}
    return nodes.done(nodes.node("ShaderNodeBsdfPrincipled", values).outputs[0])


def ground():
    kind = LOOK["ground"]
    if kind == "wet":
        return wet_ground()
    if kind == "paving":
        return laid("ground", (0.11, 0.105, 0.1), (0.08, 0.08, 0.078), (0.03, 0.03, 0.03), (0.6, 0.3, 0.012), roughness=0.5)
    if kind == "snow":
        return rough("ground", (0.76, 0.78, 0.83), 0.6, 6.0, 0.02)
    return rough("ground", (0.055, 0.056, 0.06), 0.55, 60.0, 0.004)


def sea():
    nodes = Nodes("sea")
    waves = nodes.node("ShaderNodeTexNoise", {"Vector": where(nodes, (1, 1, 1)), "Scale": 0.35, "Detail": 4.0}).outputs[0]
    bump = nodes.node("ShaderNodeBump", {"Strength": 0.25, "Distance": 0.6, "Height": waves}).outputs[0]
    values = {"Base Color": (0.01, 0.02, 0.03, 1), "Roughness": 0.12, "Normal": bump}
    return nodes.done(nodes.node("ShaderNodeBsdfPrincipled", values).outputs[0])


def window():
    """A room with light in it: brighter below its ceiling lamp than at the floor."""
    nodes = Nodes("window")
    noise = nodes.node("ShaderNodeTexNoise", {"Vector": where(nodes, (0.9, 0.9, 0.5)), "Scale": 1.0, "Detail": 1.0}).outputs[0]
    glow = nodes.node("ShaderNodeMapRange", {"Value": noise, 1: 0.3, 2: 0.7, 3: 0.22, 4: 0.8}).outputs[0]
    light = nodes.node("ShaderNodeEmission", {"Color": (1, 0.6, 0.28, 1), "Strength": glow}).outputs[0]
    return nodes.done(nodes.mix(nodes.times(nodes.fresnel(1.5), 0.9), light, nodes.glossy(1, 0.0)))


def place_materials():
    red = (1, 0.02, 0.012)
    return {
        "tailback": coloured("tailback", (0.12, 0.004, 0.003), 0.3),
        "tailled": lamp("tailled", 5.0, red),
        "tailcover": cover("tailcover", 0.9, 0.6),
        "led": lamp("led", 9.0, (1, 0.97, 0.92)),
        "post": coloured("post", (0.5, 0.51, 0.52), 0.4),
        "screen": lamp("screen", 1.6, (0.55, 0.8, 1)),
        "glow": lamp("glow", 9.0, (0.6, 0.95, 0.85)),
        "kerb": coloured("kerb", (0.14, 0.14, 0.14), 0.8),
        "land": coloured("land", (0.02, 0.025, 0.035), 1.0),
        "dark": coloured("dark", (0.022, 0.023, 0.026), 0.4),
        "strip": lit("strip", 7.0),
        "edge": lit("edge", 3.0),
        "far": lit("far", 6.0),
        "cool": lit("cool", 4.0),
        "hedge": rough("hedge", (0.016, 0.03, 0.014), 0.9, 9.0, 0.12),
        "plaster": rough("plaster", (0.5, 0.48, 0.44), 0.9, 30.0, 0.004),
        "stone": rough("stone", (0.36, 0.34, 0.31), 0.8, 14.0, 0.006),
        "pane": plain("pane", 0.03, 0.03, 0.0, 0.9),
        "window": window(),
        "wood": upright("wood", (0.17, 0.085, 0.045), (0.13, 0.065, 0.035), (0.02, 0.012, 0.008), (3.2, 0.11, 0.006)),
        "brick": upright("brick", (0.21, 0.085, 0.055), (0.16, 0.065, 0.045), (0.2, 0.18, 0.16), (0.24, 0.075, 0.008)),
        "slabs": laid("slabs", (0.26, 0.255, 0.245), (0.22, 0.216, 0.21), (0.1, 0.1, 0.1), (0.8, 0.6, 0.008)),
        "snow": snowy("snow", (0.7, 0.72, 0.78), -1.0),
        "spruce": snowy("spruce", (0.022, 0.036, 0.026), 0.72),
        "bark": coloured("bark", (0.05, 0.034, 0.024), 0.9),
    }


def make_materials():
    return {
        "skin": skin(),
        "paint": painted("paint"),
        "mirror": mirror_cap(),
        "rubber": plain("rubber", 0.02, 0.62, 0.0, 0.3),
        "plastic": plain("plastic", 0.018, 0.45, 0.0, 0.4),
        "blade": plain("blade", 0.14, 0.3, 0.3, 0.5),
        "black": plain("black", 0.004, 0.9, 0.0, 0.0),
        "gloss": plain("gloss", 0.005, 0.07, 0.0, 0.5),
        "satin": plain("satin", 0.5, 0.3, 1.0),
        "alloy": plain("alloy", 0.55, 0.26, 1.0),
        "rim": plain("rim", 0.16, 0.35, 0.8),
        "disc": plain("disc", 0.42, 0.35, 1.0),
        "caliper": plain("caliper", 0.06, 0.35, 0.3),
        "chrome": plain("chrome", 0.8, 0.08, 1.0),
        "lens": plain("lens", 0.02, 0.02, 0.0, 0.8),
        "lampback": plain("lampback", 0.02, 0.25, 0.6),
        "led": lit("led", 2.4),
        "cover": cover("cover", 0.95),
        "tailback": red("tailback", lambda n: n.grey(0.10, 0.3, 0.3)),
        "tailled": red("tailled", lambda n: n.light(1.6)),
        "tailcover": cover("tailcover", 0.8, 0.6, 1.0),
        "cabin": plain("cabin", 0.09, 0.7, 0.0, 0.3),
        "plate": plain("plate", 0.5, 0.4, 0.0, 0.4),
        "seat": plain("seat", 0.42, 0.6, 0.0, 0.3),
    }


def add_mesh(name, points, triangles, material):
    mesh = bpy.data.meshes.new(name)
    count = len(triangles)
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.loops.add(3 * count)
    mesh.loops.foreach_set("vertex_index", triangles.ravel().astype(np.int32))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set("loop_start", np.arange(0, 3 * count, 3, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(count, 3, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(count, dtype=bool))
    mesh.update(calc_edges=True)
    mesh.validate()
    item = bpy.data.objects.new(name, mesh)
    SCENE.collection.objects.link(item)
    if material is not None:
        mesh.materials.append(material)
    return item


def add_parts(materials):
    numbers = open(os.path.join(STAGE, "parts.bin"), "rb").read()
    at = 0

    def take(kind, count):
        nonlocal at
        found = np.frombuffer(numbers, kind, 3 * count, at).reshape(-1, 3)
        at += 12 * count
        return found

    items = []
    for i, part in enumerate(BODY["parts"]):
        points = take("<f4", part["points"])
        triangles = take("<u4", part["triangles"])
        normals = take("<f4", part["normals"]) if part["normals"] else None
        item = add_mesh(f"{part['material']}-{i}", points, triangles, materials[part["material"]])
        item.data.use_auto_smooth = True
        if normals is not None:
            item.data.normals_split_custom_set_from_vertices(normals.tolist())
        else:
            item.data.auto_smooth_angle = math.radians(part["crease"])
        items.append(item)
    return items


def soft(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def band(value, low, high, edge):
    return soft(value, low - edge, low + edge) * (1 - soft(value, high - edge, high + edge))


def add_studio():
    """One painted sky: softboxes on a dark ground, without colour."""
    light = LOOK["light"]
    width, height = 1024, 512
    u, v = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    azimuth, rise = (0.5 - u) * 2 * np.pi, (v - 0.5) * np.pi
    d = (np.cos(rise) * np.cos(azimuth), np.cos(rise) * np.sin(azimuth), np.sin(rise))
    sky = light["base"] + light["horizon"] * np.exp(-((np.degrees(np.maximum(rise, 0)) / 7) ** 2))
    for box in light["boxes"]:
        axis, sign = box["axis"], box["sign"]
        depth = d[axis] * sign
        others = [d[a] for a in range(3) if a != axis]
        far = np.where(depth > 1e-4, depth, 1e-4)
        first = band(others[0] / far, *box["first"])
        second = band(others[1] / far, *box["second"])
        sky = sky + box["strength"] * (depth > 0.02) * first * second
    sky = np.where(rise < 0, light["ground"], sky)
    set_sky(sky[..., None], width, height)


def set_sky(sky, width, height):
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = sky
    image = bpy.data.images.new("sky", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    world = bpy.data.worlds.new("world")
    SCENE.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    output, background, texture = (
        tree.nodes.new(kind)
        for kind in ("ShaderNodeOutputWorld", "ShaderNodeBackground", "ShaderNodeTexEnvironment")
    )
    texture.image = image
    tree.links.new(texture.outputs[0], background.inputs[0])
    tree.links.new(background.outputs[0], output.inputs[0])


def add_place_sky():
    """Dusk: the sun just gone behind the sea, warm at the horizon and blue above, and a pale cloud behind the camera."""
    dusk = LOOK["sky"]
    width, height = 2048, 1024
    u, v = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    azimuth, rise = (0.5 - u) * 360, (v - 0.5) * 180
    away = np.abs((azimuth - dusk["sun"] + 180) % 360 - 180)
    near = np.exp(-((away / 52) ** 2))[..., None]
    up = np.maximum(rise, 0)[..., None]
    colour = lambda name: np.array(dusk[name], np.float32)
    low = colour("away") * (1 - near) + colour("warm") * near
    sky = colour("zenith") + (colour("blue") - colour("zenith")) * np.exp(-((up / 42) ** 2))
    sky = sky + (low - sky) * np.exp(-((up / 13) ** 1.4))
    sky = sky + colour("sunset") * near**4 * np.exp(-((up / 4.5) ** 1.2))
    streak = np.sin(azimuth / 9 + 2.2 * np.sin(rise / 3.1)) * np.sin(rise * 1.15 + azimuth / 31)
    sky = sky * (1 + 0.16 * (np.clip(streak, -1, 1) * np.exp(-(((rise - 12) / 11) ** 2)))[..., None])
    behind = (np.exp(-((((azimuth - dusk["fill"] + 180) % 360 - 180) / 55) ** 2)) * np.exp(-(((rise - 48) / 26) ** 2)))[..., None]
    sky = sky + colour("cloud") * behind
    sky = np.where(rise[..., None] < 0, colour("zenith") * 0.4, sky)
    set_sky(sky, width, height)


def add_area(lamp):
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = lamp["size"]
    light.energy, light.color = lamp["power"], lamp["colour"]
    item = bpy.data.objects.new("area", light)
    SCENE.collection.objects.link(item)
    item.location = lamp["at"]
    item.rotation_euler = (Vector(lamp["to"]) - Vector(lamp["at"])).to_track_quat("-Z", "Y").to_euler()
    item.visible_camera = False


def add_place():
    far = 4000
    shore = -7.6 if LOOK["hasSea"] else -far
    sheets = [("ground", ground(), (-far, shore, far, far), -0.02 if LOOK["ground"] == "snow" else 0.0)]
    if LOOK["hasSea"]:
        sheets = [("ground", ground(), (-60, shore, 60, 60), 0.0), ("sea", sea(), (-far, -far, far, far), -1.6)]
    for name, material, (x0, y0, x1, y1), z in sheets:
        points = np.array([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], np.float32)
        add_mesh(name, points, np.array([(0, 1, 2), (0, 2, 3)]), material)
    for one in LOOK["lamps"]:
        add_area(one)
    add_place_sky()
    if LOOK["sight"] > 0:
        bpy.context.view_layer.use_pass_mist = True
        mist = SCENE.world.mist_settings
        mist.start, mist.depth, mist.falloff = 14, LOOK["sight"], "LINEAR"


def add_floor(is_seen):
    points = np.array([(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], np.float32)
    value = 0.8 if is_seen else 0.13
    floor = add_mesh("floor", points, np.array([(0, 1, 2), (0, 2, 3)]), plain("floor", value, 0.9, 0.0, 0.0))
    floor.visible_camera = is_seen


def add_camera():
    camera = bpy.data.cameras.new("camera")
    item = bpy.data.objects.new("camera", camera)
    SCENE.collection.objects.link(item)
    SCENE.camera = item
    view = LOOK["camera"]
    turn = math.radians(view["turn"])
    target = Vector(view["target"])
    item.location = (
        target.x + view["distance"] * math.cos(turn),
        target.y + view["distance"] * math.sin(turn),
        view["height"],
    )
    camera.lens = view["lens"]
    camera.shift_y = view.get("shift", 0.0)
    aim = target - item.location
    if view.get("level"):
        aim.z = 0
    item.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()


def set_render():
    render, cycles = SCENE.render, SCENE.cycles
    render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.samples = LOOK["samples"]
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 1, 3
    cycles.transparent_max_bounces = 16
    cycles.sample_clamp_indirect = 5
    cycles.blur_glossy = 0.4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render.resolution_x, render.resolution_y = LOOK["width"], LOOK["height"]
    render.film_transparent = LOOK["pass"] != "place"
    render.filter_size = 1.3
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "32"
    render.image_settings.exr_codec = "NONE"
    render.filepath = OUT


view_layer_values()
IS_PLACE = LOOK["pass"] == "place"
ITEMS = add_parts({**make_materials(), **(place_materials() if IS_PLACE else {})})
IS_SHADOW = LOOK["pass"] == "shadow"
if IS_SHADOW:
    for one in ITEMS:
        one.visible_camera = False
if IS_PLACE:
    add_place()
else:
    add_floor(IS_SHADOW)
    add_studio()
add_camera()
set_render()
bpy.ops.render.render(write_still=True)
